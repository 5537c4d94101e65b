// Written by scripts/embed: run it again instead of editing.
// The compiler lists every #embed among what this file depends on,
// so a changed template is embedded anew by the next `swift build`.
#include "bundled.h"

static const unsigned char Sample_65535_16511594820_13aee12605_jpg[] = {
#embed "Sample/65535/16511594820_13aee12605.jpg"
};

static const unsigned char Sample_65535_16511594820_13aee12605_m_jpg[] = {
#embed "Sample/65535/16511594820_13aee12605_m.jpg"
};

static const unsigned char Sample_65535_16511594820_13aee12605_n_jpg[] = {
#embed "Sample/65535/16511594820_13aee12605_n.jpg"
};

static const unsigned char Sample_65535_16511594820_13aee12605_t_jpg[] = {
#embed "Sample/65535/16511594820_13aee12605_t.jpg"
};

static const unsigned char Sample_65535_16511594820_13aee12605_w_jpg[] = {
#embed "Sample/65535/16511594820_13aee12605_w.jpg"
};

static const unsigned char Sample_65535_6056698931_1859eb356d_jpg[] = {
#embed "Sample/65535/6056698931_1859eb356d.jpg"
};

static const unsigned char Sample_65535_6056698931_1859eb356d_m_jpg[] = {
#embed "Sample/65535/6056698931_1859eb356d_m.jpg"
};

static const unsigned char Sample_65535_6056698931_1859eb356d_n_jpg[] = {
#embed "Sample/65535/6056698931_1859eb356d_n.jpg"
};

static const unsigned char Sample_65535_6056698931_1859eb356d_t_jpg[] = {
#embed "Sample/65535/6056698931_1859eb356d_t.jpg"
};

static const unsigned char Sample_65535_6056698931_1859eb356d_w_jpg[] = {
#embed "Sample/65535/6056698931_1859eb356d_w.jpg"
};

static const unsigned char Sample_65535_6061409035_9d4393b001_jpg[] = {
#embed "Sample/65535/6061409035_9d4393b001.jpg"
};

static const unsigned char Sample_65535_6061409035_9d4393b001_m_jpg[] = {
#embed "Sample/65535/6061409035_9d4393b001_m.jpg"
};

static const unsigned char Sample_65535_6061409035_9d4393b001_n_jpg[] = {
#embed "Sample/65535/6061409035_9d4393b001_n.jpg"
};

static const unsigned char Sample_65535_6061409035_9d4393b001_t_jpg[] = {
#embed "Sample/65535/6061409035_9d4393b001_t.jpg"
};

static const unsigned char Sample_65535_6061409035_9d4393b001_w_jpg[] = {
#embed "Sample/65535/6061409035_9d4393b001_w.jpg"
};

static const unsigned char Sample_65535_90000000001_efbcfe1b89_jpg[] = {
#embed "Sample/65535/90000000001_efbcfe1b89.jpg"
};

static const unsigned char Sample_65535_90000000001_efbcfe1b89_b_jpg[] = {
#embed "Sample/65535/90000000001_efbcfe1b89_b.jpg"
};

static const unsigned char Sample_65535_90000000001_efbcfe1b89_c_jpg[] = {
#embed "Sample/65535/90000000001_efbcfe1b89_c.jpg"
};

static const unsigned char Sample_65535_90000000001_efbcfe1b89_m_jpg[] = {
#embed "Sample/65535/90000000001_efbcfe1b89_m.jpg"
};

static const unsigned char Sample_65535_90000000001_efbcfe1b89_n_jpg[] = {
#embed "Sample/65535/90000000001_efbcfe1b89_n.jpg"
};

static const unsigned char Sample_65535_90000000001_efbcfe1b89_t_jpg[] = {
#embed "Sample/65535/90000000001_efbcfe1b89_t.jpg"
};

static const unsigned char Sample_65535_90000000001_efbcfe1b89_w_jpg[] = {
#embed "Sample/65535/90000000001_efbcfe1b89_w.jpg"
};

static const unsigned char Sample_65535_90000000001_efbcfe1b89_z_jpg[] = {
#embed "Sample/65535/90000000001_efbcfe1b89_z.jpg"
};

static const unsigned char Sample_65535_90000000004_726dccc91b_jpg[] = {
#embed "Sample/65535/90000000004_726dccc91b.jpg"
};

static const unsigned char Sample_65535_90000000004_726dccc91b_b_jpg[] = {
#embed "Sample/65535/90000000004_726dccc91b_b.jpg"
};

static const unsigned char Sample_65535_90000000004_726dccc91b_c_jpg[] = {
#embed "Sample/65535/90000000004_726dccc91b_c.jpg"
};

static const unsigned char Sample_65535_90000000004_726dccc91b_m_jpg[] = {
#embed "Sample/65535/90000000004_726dccc91b_m.jpg"
};

static const unsigned char Sample_65535_90000000004_726dccc91b_n_jpg[] = {
#embed "Sample/65535/90000000004_726dccc91b_n.jpg"
};

static const unsigned char Sample_65535_90000000004_726dccc91b_t_jpg[] = {
#embed "Sample/65535/90000000004_726dccc91b_t.jpg"
};

static const unsigned char Sample_65535_90000000004_726dccc91b_w_jpg[] = {
#embed "Sample/65535/90000000004_726dccc91b_w.jpg"
};

static const unsigned char Sample_65535_90000000004_726dccc91b_z_jpg[] = {
#embed "Sample/65535/90000000004_726dccc91b_z.jpg"
};

static const unsigned char Sample_65535_90000000005_93c9a857ce_jpg[] = {
#embed "Sample/65535/90000000005_93c9a857ce.jpg"
};

static const unsigned char Sample_65535_90000000005_93c9a857ce_b_jpg[] = {
#embed "Sample/65535/90000000005_93c9a857ce_b.jpg"
};

static const unsigned char Sample_65535_90000000005_93c9a857ce_c_jpg[] = {
#embed "Sample/65535/90000000005_93c9a857ce_c.jpg"
};

static const unsigned char Sample_65535_90000000005_93c9a857ce_m_jpg[] = {
#embed "Sample/65535/90000000005_93c9a857ce_m.jpg"
};

static const unsigned char Sample_65535_90000000005_93c9a857ce_n_jpg[] = {
#embed "Sample/65535/90000000005_93c9a857ce_n.jpg"
};

static const unsigned char Sample_65535_90000000005_93c9a857ce_t_jpg[] = {
#embed "Sample/65535/90000000005_93c9a857ce_t.jpg"
};

static const unsigned char Sample_65535_90000000005_93c9a857ce_w_jpg[] = {
#embed "Sample/65535/90000000005_93c9a857ce_w.jpg"
};

static const unsigned char Sample_65535_90000000005_93c9a857ce_z_jpg[] = {
#embed "Sample/65535/90000000005_93c9a857ce_z.jpg"
};

static const unsigned char Sample_65535_90000000006_6f0430dd52_jpg[] = {
#embed "Sample/65535/90000000006_6f0430dd52.jpg"
};

static const unsigned char Sample_65535_90000000006_6f0430dd52_b_jpg[] = {
#embed "Sample/65535/90000000006_6f0430dd52_b.jpg"
};

static const unsigned char Sample_65535_90000000006_6f0430dd52_c_jpg[] = {
#embed "Sample/65535/90000000006_6f0430dd52_c.jpg"
};

static const unsigned char Sample_65535_90000000006_6f0430dd52_m_jpg[] = {
#embed "Sample/65535/90000000006_6f0430dd52_m.jpg"
};

static const unsigned char Sample_65535_90000000006_6f0430dd52_n_jpg[] = {
#embed "Sample/65535/90000000006_6f0430dd52_n.jpg"
};

static const unsigned char Sample_65535_90000000006_6f0430dd52_t_jpg[] = {
#embed "Sample/65535/90000000006_6f0430dd52_t.jpg"
};

static const unsigned char Sample_65535_90000000006_6f0430dd52_w_jpg[] = {
#embed "Sample/65535/90000000006_6f0430dd52_w.jpg"
};

static const unsigned char Sample_65535_90000000006_6f0430dd52_z_jpg[] = {
#embed "Sample/65535/90000000006_6f0430dd52_z.jpg"
};

static const unsigned char Sample_65535_90000000008_404e021402_jpg[] = {
#embed "Sample/65535/90000000008_404e021402.jpg"
};

static const unsigned char Sample_65535_90000000008_404e021402_b_jpg[] = {
#embed "Sample/65535/90000000008_404e021402_b.jpg"
};

static const unsigned char Sample_65535_90000000008_404e021402_c_jpg[] = {
#embed "Sample/65535/90000000008_404e021402_c.jpg"
};

static const unsigned char Sample_65535_90000000008_404e021402_m_jpg[] = {
#embed "Sample/65535/90000000008_404e021402_m.jpg"
};

static const unsigned char Sample_65535_90000000008_404e021402_n_jpg[] = {
#embed "Sample/65535/90000000008_404e021402_n.jpg"
};

static const unsigned char Sample_65535_90000000008_404e021402_t_jpg[] = {
#embed "Sample/65535/90000000008_404e021402_t.jpg"
};

static const unsigned char Sample_65535_90000000008_404e021402_w_jpg[] = {
#embed "Sample/65535/90000000008_404e021402_w.jpg"
};

static const unsigned char Sample_65535_90000000008_404e021402_z_jpg[] = {
#embed "Sample/65535/90000000008_404e021402_z.jpg"
};

static const unsigned char Sample_65535_90000000009_ba616d2eae_jpg[] = {
#embed "Sample/65535/90000000009_ba616d2eae.jpg"
};

static const unsigned char Sample_65535_90000000009_ba616d2eae_b_jpg[] = {
#embed "Sample/65535/90000000009_ba616d2eae_b.jpg"
};

static const unsigned char Sample_65535_90000000009_ba616d2eae_c_jpg[] = {
#embed "Sample/65535/90000000009_ba616d2eae_c.jpg"
};

static const unsigned char Sample_65535_90000000009_ba616d2eae_m_jpg[] = {
#embed "Sample/65535/90000000009_ba616d2eae_m.jpg"
};

static const unsigned char Sample_65535_90000000009_ba616d2eae_n_jpg[] = {
#embed "Sample/65535/90000000009_ba616d2eae_n.jpg"
};

static const unsigned char Sample_65535_90000000009_ba616d2eae_t_jpg[] = {
#embed "Sample/65535/90000000009_ba616d2eae_t.jpg"
};

static const unsigned char Sample_65535_90000000009_ba616d2eae_w_jpg[] = {
#embed "Sample/65535/90000000009_ba616d2eae_w.jpg"
};

static const unsigned char Sample_65535_90000000009_ba616d2eae_z_jpg[] = {
#embed "Sample/65535/90000000009_ba616d2eae_z.jpg"
};

static const unsigned char Sample_65535_90000000010_d8c2f9628a_jpg[] = {
#embed "Sample/65535/90000000010_d8c2f9628a.jpg"
};

static const unsigned char Sample_65535_90000000010_d8c2f9628a_b_jpg[] = {
#embed "Sample/65535/90000000010_d8c2f9628a_b.jpg"
};

static const unsigned char Sample_65535_90000000010_d8c2f9628a_c_jpg[] = {
#embed "Sample/65535/90000000010_d8c2f9628a_c.jpg"
};

static const unsigned char Sample_65535_90000000010_d8c2f9628a_m_jpg[] = {
#embed "Sample/65535/90000000010_d8c2f9628a_m.jpg"
};

static const unsigned char Sample_65535_90000000010_d8c2f9628a_n_jpg[] = {
#embed "Sample/65535/90000000010_d8c2f9628a_n.jpg"
};

static const unsigned char Sample_65535_90000000010_d8c2f9628a_t_jpg[] = {
#embed "Sample/65535/90000000010_d8c2f9628a_t.jpg"
};

static const unsigned char Sample_65535_90000000010_d8c2f9628a_w_jpg[] = {
#embed "Sample/65535/90000000010_d8c2f9628a_w.jpg"
};

static const unsigned char Sample_65535_90000000010_d8c2f9628a_z_jpg[] = {
#embed "Sample/65535/90000000010_d8c2f9628a_z.jpg"
};

static const unsigned char Sample_65535_90000000011_bdae888a27_m_jpg[] = {
#embed "Sample/65535/90000000011_bdae888a27_m.jpg"
};

static const unsigned char Sample_65535_90000000011_bdae888a27_n_jpg[] = {
#embed "Sample/65535/90000000011_bdae888a27_n.jpg"
};

static const unsigned char Sample_65535_90000000011_bdae888a27_t_jpg[] = {
#embed "Sample/65535/90000000011_bdae888a27_t.jpg"
};

static const unsigned char Sample_65535_90000000011_bdae888a27_w_jpg[] = {
#embed "Sample/65535/90000000011_bdae888a27_w.jpg"
};

static const unsigned char Sample_65535_90000000012_ad0be36284_jpg[] = {
#embed "Sample/65535/90000000012_ad0be36284.jpg"
};

static const unsigned char Sample_65535_90000000012_ad0be36284_m_jpg[] = {
#embed "Sample/65535/90000000012_ad0be36284_m.jpg"
};

static const unsigned char Sample_65535_90000000012_ad0be36284_n_jpg[] = {
#embed "Sample/65535/90000000012_ad0be36284_n.jpg"
};

static const unsigned char Sample_65535_90000000012_ad0be36284_t_jpg[] = {
#embed "Sample/65535/90000000012_ad0be36284_t.jpg"
};

static const unsigned char Sample_65535_90000000012_ad0be36284_w_jpg[] = {
#embed "Sample/65535/90000000012_ad0be36284_w.jpg"
};

static const unsigned char Sample_65535_90000000013_b513faec6d_jpg[] = {
#embed "Sample/65535/90000000013_b513faec6d.jpg"
};

static const unsigned char Sample_65535_90000000013_b513faec6d_b_jpg[] = {
#embed "Sample/65535/90000000013_b513faec6d_b.jpg"
};

static const unsigned char Sample_65535_90000000013_b513faec6d_c_jpg[] = {
#embed "Sample/65535/90000000013_b513faec6d_c.jpg"
};

static const unsigned char Sample_65535_90000000013_b513faec6d_m_jpg[] = {
#embed "Sample/65535/90000000013_b513faec6d_m.jpg"
};

static const unsigned char Sample_65535_90000000013_b513faec6d_n_jpg[] = {
#embed "Sample/65535/90000000013_b513faec6d_n.jpg"
};

static const unsigned char Sample_65535_90000000013_b513faec6d_t_jpg[] = {
#embed "Sample/65535/90000000013_b513faec6d_t.jpg"
};

static const unsigned char Sample_65535_90000000013_b513faec6d_w_jpg[] = {
#embed "Sample/65535/90000000013_b513faec6d_w.jpg"
};

static const unsigned char Sample_65535_90000000013_b513faec6d_z_jpg[] = {
#embed "Sample/65535/90000000013_b513faec6d_z.jpg"
};

static const unsigned char Sample_65535_90000000014_ea09875884_jpg[] = {
#embed "Sample/65535/90000000014_ea09875884.jpg"
};

static const unsigned char Sample_65535_90000000014_ea09875884_b_jpg[] = {
#embed "Sample/65535/90000000014_ea09875884_b.jpg"
};

static const unsigned char Sample_65535_90000000014_ea09875884_c_jpg[] = {
#embed "Sample/65535/90000000014_ea09875884_c.jpg"
};

static const unsigned char Sample_65535_90000000014_ea09875884_m_jpg[] = {
#embed "Sample/65535/90000000014_ea09875884_m.jpg"
};

static const unsigned char Sample_65535_90000000014_ea09875884_n_jpg[] = {
#embed "Sample/65535/90000000014_ea09875884_n.jpg"
};

static const unsigned char Sample_65535_90000000014_ea09875884_t_jpg[] = {
#embed "Sample/65535/90000000014_ea09875884_t.jpg"
};

static const unsigned char Sample_65535_90000000014_ea09875884_w_jpg[] = {
#embed "Sample/65535/90000000014_ea09875884_w.jpg"
};

static const unsigned char Sample_65535_90000000014_ea09875884_z_jpg[] = {
#embed "Sample/65535/90000000014_ea09875884_z.jpg"
};

static const unsigned char Sample_65535_90000000015_6409947bd7_jpg[] = {
#embed "Sample/65535/90000000015_6409947bd7.jpg"
};

static const unsigned char Sample_65535_90000000015_6409947bd7_b_jpg[] = {
#embed "Sample/65535/90000000015_6409947bd7_b.jpg"
};

static const unsigned char Sample_65535_90000000015_6409947bd7_c_jpg[] = {
#embed "Sample/65535/90000000015_6409947bd7_c.jpg"
};

static const unsigned char Sample_65535_90000000015_6409947bd7_m_jpg[] = {
#embed "Sample/65535/90000000015_6409947bd7_m.jpg"
};

static const unsigned char Sample_65535_90000000015_6409947bd7_n_jpg[] = {
#embed "Sample/65535/90000000015_6409947bd7_n.jpg"
};

static const unsigned char Sample_65535_90000000015_6409947bd7_t_jpg[] = {
#embed "Sample/65535/90000000015_6409947bd7_t.jpg"
};

static const unsigned char Sample_65535_90000000015_6409947bd7_w_jpg[] = {
#embed "Sample/65535/90000000015_6409947bd7_w.jpg"
};

static const unsigned char Sample_65535_90000000015_6409947bd7_z_jpg[] = {
#embed "Sample/65535/90000000015_6409947bd7_z.jpg"
};

static const unsigned char Sample_65535_90000000016_9654fab1fc_jpg[] = {
#embed "Sample/65535/90000000016_9654fab1fc.jpg"
};

static const unsigned char Sample_65535_90000000016_9654fab1fc_b_jpg[] = {
#embed "Sample/65535/90000000016_9654fab1fc_b.jpg"
};

static const unsigned char Sample_65535_90000000016_9654fab1fc_c_jpg[] = {
#embed "Sample/65535/90000000016_9654fab1fc_c.jpg"
};

static const unsigned char Sample_65535_90000000016_9654fab1fc_m_jpg[] = {
#embed "Sample/65535/90000000016_9654fab1fc_m.jpg"
};

static const unsigned char Sample_65535_90000000016_9654fab1fc_n_jpg[] = {
#embed "Sample/65535/90000000016_9654fab1fc_n.jpg"
};

static const unsigned char Sample_65535_90000000016_9654fab1fc_t_jpg[] = {
#embed "Sample/65535/90000000016_9654fab1fc_t.jpg"
};

static const unsigned char Sample_65535_90000000016_9654fab1fc_w_jpg[] = {
#embed "Sample/65535/90000000016_9654fab1fc_w.jpg"
};

static const unsigned char Sample_65535_90000000016_9654fab1fc_z_jpg[] = {
#embed "Sample/65535/90000000016_9654fab1fc_z.jpg"
};

static const unsigned char Sample_65535_90000000017_baa5c8c15d_jpg[] = {
#embed "Sample/65535/90000000017_baa5c8c15d.jpg"
};

static const unsigned char Sample_65535_90000000017_baa5c8c15d_b_jpg[] = {
#embed "Sample/65535/90000000017_baa5c8c15d_b.jpg"
};

static const unsigned char Sample_65535_90000000017_baa5c8c15d_c_jpg[] = {
#embed "Sample/65535/90000000017_baa5c8c15d_c.jpg"
};

static const unsigned char Sample_65535_90000000017_baa5c8c15d_m_jpg[] = {
#embed "Sample/65535/90000000017_baa5c8c15d_m.jpg"
};

static const unsigned char Sample_65535_90000000017_baa5c8c15d_n_jpg[] = {
#embed "Sample/65535/90000000017_baa5c8c15d_n.jpg"
};

static const unsigned char Sample_65535_90000000017_baa5c8c15d_t_jpg[] = {
#embed "Sample/65535/90000000017_baa5c8c15d_t.jpg"
};

static const unsigned char Sample_65535_90000000017_baa5c8c15d_w_jpg[] = {
#embed "Sample/65535/90000000017_baa5c8c15d_w.jpg"
};

static const unsigned char Sample_65535_90000000017_baa5c8c15d_z_jpg[] = {
#embed "Sample/65535/90000000017_baa5c8c15d_z.jpg"
};

static const unsigned char Sample_65535_90000000018_b5b9d62712_jpg[] = {
#embed "Sample/65535/90000000018_b5b9d62712.jpg"
};

static const unsigned char Sample_65535_90000000018_b5b9d62712_b_jpg[] = {
#embed "Sample/65535/90000000018_b5b9d62712_b.jpg"
};

static const unsigned char Sample_65535_90000000018_b5b9d62712_c_jpg[] = {
#embed "Sample/65535/90000000018_b5b9d62712_c.jpg"
};

static const unsigned char Sample_65535_90000000018_b5b9d62712_m_jpg[] = {
#embed "Sample/65535/90000000018_b5b9d62712_m.jpg"
};

static const unsigned char Sample_65535_90000000018_b5b9d62712_n_jpg[] = {
#embed "Sample/65535/90000000018_b5b9d62712_n.jpg"
};

static const unsigned char Sample_65535_90000000018_b5b9d62712_t_jpg[] = {
#embed "Sample/65535/90000000018_b5b9d62712_t.jpg"
};

static const unsigned char Sample_65535_90000000018_b5b9d62712_w_jpg[] = {
#embed "Sample/65535/90000000018_b5b9d62712_w.jpg"
};

static const unsigned char Sample_65535_90000000018_b5b9d62712_z_jpg[] = {
#embed "Sample/65535/90000000018_b5b9d62712_z.jpg"
};

static const unsigned char Sample_CREDITS_md[] = {
#embed "Sample/CREDITS.md"
};

static const unsigned char Sample_credits_json[] = {
#embed "Sample/credits.json"
};

static const unsigned char Sample_page_1_xml[] = {
#embed "Sample/page-1.xml"
};

static const unsigned char Sample_page_2_json[] = {
#embed "Sample/page-2.json"
};

static const unsigned char Sample_page_3_xml[] = {
#embed "Sample/page-3.xml"
};

static const unsigned char Sample_people_getInfo_100000000_N00_xml[] = {
#embed "Sample/people.getInfo.100000000@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000001_N00_xml[] = {
#embed "Sample/people.getInfo.100000001@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000002_N00_xml[] = {
#embed "Sample/people.getInfo.100000002@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000003_N00_xml[] = {
#embed "Sample/people.getInfo.100000003@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000004_N00_xml[] = {
#embed "Sample/people.getInfo.100000004@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000005_N00_xml[] = {
#embed "Sample/people.getInfo.100000005@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000006_N00_xml[] = {
#embed "Sample/people.getInfo.100000006@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000007_N00_xml[] = {
#embed "Sample/people.getInfo.100000007@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000008_N00_xml[] = {
#embed "Sample/people.getInfo.100000008@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000009_N00_xml[] = {
#embed "Sample/people.getInfo.100000009@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000010_N00_xml[] = {
#embed "Sample/people.getInfo.100000010@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000011_N00_xml[] = {
#embed "Sample/people.getInfo.100000011@N00.xml"
};

static const unsigned char Sample_people_getInfo_100000012_N00_xml[] = {
#embed "Sample/people.getInfo.100000012@N00.xml"
};

static const unsigned char Sample_photosets_getList_xml[] = {
#embed "Sample/photosets.getList.xml"
};

static const unsigned char Sample_photosets_getPhotos_72999990000000001_xml[] = {
#embed "Sample/photosets.getPhotos.72999990000000001.xml"
};

static const unsigned char Sample_photosets_getPhotos_72999990000000002_xml[] = {
#embed "Sample/photosets.getPhotos.72999990000000002.xml"
};

static const unsigned char Sample_placeholders_txt[] = {
#embed "Sample/placeholders.txt"
};

static const unsigned char Templates_404_mustache[] = {
#embed "../../Templates/404.mustache"
};

static const unsigned char Templates_about_mustache[] = {
#embed "../../Templates/about.mustache"
};

static const unsigned char Templates_album_mustache[] = {
#embed "../../Templates/album.mustache"
};

static const unsigned char Templates_albums_mustache[] = {
#embed "../../Templates/albums.mustache"
};

static const unsigned char Templates_archive_mustache[] = {
#embed "../../Templates/archive.mustache"
};

static const unsigned char Templates_assets_film_svg[] = {
#embed "../../Templates/assets/film.svg"
};

static const unsigned char Templates_assets_finding_css[] = {
#embed "../../Templates/assets/finding.css"
};

static const unsigned char Templates_assets_gallery_js[] = {
#embed "../../Templates/assets/gallery.js"
};

static const unsigned char Templates_assets_root_favicon_svg[] = {
#embed "../../Templates/assets/root/favicon.svg"
};

static const unsigned char Templates_assets_search_js[] = {
#embed "../../Templates/assets/search.js"
};

static const unsigned char Templates_assets_style_css[] = {
#embed "../../Templates/assets/style.css"
};

static const unsigned char Templates_assets_theme_js[] = {
#embed "../../Templates/assets/theme.js"
};

static const unsigned char Templates_assets_tints_css[] = {
#embed "../../Templates/assets/tints.css"
};

static const unsigned char Templates_boxes_mustache[] = {
#embed "../../Templates/boxes.mustache"
};

static const unsigned char Templates_camera_mustache[] = {
#embed "../../Templates/camera.mustache"
};

static const unsigned char Templates_cells_mustache[] = {
#embed "../../Templates/cells.mustache"
};

static const unsigned char Templates_comments_mustache[] = {
#embed "../../Templates/comments.mustache"
};

static const unsigned char Templates_face_mustache[] = {
#embed "../../Templates/face.mustache"
};

static const unsigned char Templates_footer_mustache[] = {
#embed "../../Templates/footer.mustache"
};

static const unsigned char Templates_grid_mustache[] = {
#embed "../../Templates/grid.mustache"
};

static const unsigned char Templates_header_mustache[] = {
#embed "../../Templates/header.mustache"
};

static const unsigned char Templates_layout_mustache[] = {
#embed "../../Templates/layout.mustache"
};

static const unsigned char Templates_map_mustache[] = {
#embed "../../Templates/map.mustache"
};

static const unsigned char Templates_map_land_txt[] = {
#embed "../../Templates/map/land.txt"
};

static const unsigned char Templates_more_mustache[] = {
#embed "../../Templates/more.mustache"
};

static const unsigned char Templates_notes_mustache[] = {
#embed "../../Templates/notes.mustache"
};

static const unsigned char Templates_pagination_mustache[] = {
#embed "../../Templates/pagination.mustache"
};

static const unsigned char Templates_people_mustache[] = {
#embed "../../Templates/people.mustache"
};

static const unsigned char Templates_person_mustache[] = {
#embed "../../Templates/person.mustache"
};

static const unsigned char Templates_photo_mustache[] = {
#embed "../../Templates/photo.mustache"
};

static const unsigned char Templates_place_mustache[] = {
#embed "../../Templates/place.mustache"
};

static const unsigned char Templates_schema_page_rng[] = {
#embed "../../Templates/schema/page.rng"
};

static const unsigned char Templates_search_mustache[] = {
#embed "../../Templates/search.mustache"
};

static const unsigned char Templates_social_mustache[] = {
#embed "../../Templates/social.mustache"
};

static const unsigned char Templates_strings_ar_json[] = {
#embed "../../Templates/strings/ar.json"
};

static const unsigned char Templates_strings_de_json[] = {
#embed "../../Templates/strings/de.json"
};

static const unsigned char Templates_strings_en_json[] = {
#embed "../../Templates/strings/en.json"
};

static const unsigned char Templates_strings_es_json[] = {
#embed "../../Templates/strings/es.json"
};

static const unsigned char Templates_strings_fr_json[] = {
#embed "../../Templates/strings/fr.json"
};

static const unsigned char Templates_strings_ja_json[] = {
#embed "../../Templates/strings/ja.json"
};

static const unsigned char Templates_strings_tr_json[] = {
#embed "../../Templates/strings/tr.json"
};

static const unsigned char Templates_strings_zh_Hant_json[] = {
#embed "../../Templates/strings/zh-Hant.json"
};

static const unsigned char Templates_styles_wall_assets_wall_css[] = {
#embed "../../Templates/styles/wall/assets/wall.css"
};

static const unsigned char Templates_styles_wall_cells_mustache[] = {
#embed "../../Templates/styles/wall/cells.mustache"
};

static const unsigned char Templates_styles_wall_more_mustache[] = {
#embed "../../Templates/styles/wall/more.mustache"
};

static const unsigned char Templates_tag_mustache[] = {
#embed "../../Templates/tag.mustache"
};

static const unsigned char Templates_tags_mustache[] = {
#embed "../../Templates/tags.mustache"
};

static const unsigned char Templates_talk_mustache[] = {
#embed "../../Templates/talk.mustache"
};

static const unsigned char Templates_visitor_mustache[] = {
#embed "../../Templates/visitor.mustache"
};

static const unsigned char Templates_year_mustache[] = {
#embed "../../Templates/year.mustache"
};

static const struct bundled_file files[] = {
  {"Sample/65535/16511594820_13aee12605.jpg", Sample_65535_16511594820_13aee12605_jpg, sizeof Sample_65535_16511594820_13aee12605_jpg},
  {"Sample/65535/16511594820_13aee12605_m.jpg", Sample_65535_16511594820_13aee12605_m_jpg, sizeof Sample_65535_16511594820_13aee12605_m_jpg},
  {"Sample/65535/16511594820_13aee12605_n.jpg", Sample_65535_16511594820_13aee12605_n_jpg, sizeof Sample_65535_16511594820_13aee12605_n_jpg},
  {"Sample/65535/16511594820_13aee12605_t.jpg", Sample_65535_16511594820_13aee12605_t_jpg, sizeof Sample_65535_16511594820_13aee12605_t_jpg},
  {"Sample/65535/16511594820_13aee12605_w.jpg", Sample_65535_16511594820_13aee12605_w_jpg, sizeof Sample_65535_16511594820_13aee12605_w_jpg},
  {"Sample/65535/6056698931_1859eb356d.jpg", Sample_65535_6056698931_1859eb356d_jpg, sizeof Sample_65535_6056698931_1859eb356d_jpg},
  {"Sample/65535/6056698931_1859eb356d_m.jpg", Sample_65535_6056698931_1859eb356d_m_jpg, sizeof Sample_65535_6056698931_1859eb356d_m_jpg},
  {"Sample/65535/6056698931_1859eb356d_n.jpg", Sample_65535_6056698931_1859eb356d_n_jpg, sizeof Sample_65535_6056698931_1859eb356d_n_jpg},
  {"Sample/65535/6056698931_1859eb356d_t.jpg", Sample_65535_6056698931_1859eb356d_t_jpg, sizeof Sample_65535_6056698931_1859eb356d_t_jpg},
  {"Sample/65535/6056698931_1859eb356d_w.jpg", Sample_65535_6056698931_1859eb356d_w_jpg, sizeof Sample_65535_6056698931_1859eb356d_w_jpg},
  {"Sample/65535/6061409035_9d4393b001.jpg", Sample_65535_6061409035_9d4393b001_jpg, sizeof Sample_65535_6061409035_9d4393b001_jpg},
  {"Sample/65535/6061409035_9d4393b001_m.jpg", Sample_65535_6061409035_9d4393b001_m_jpg, sizeof Sample_65535_6061409035_9d4393b001_m_jpg},
  {"Sample/65535/6061409035_9d4393b001_n.jpg", Sample_65535_6061409035_9d4393b001_n_jpg, sizeof Sample_65535_6061409035_9d4393b001_n_jpg},
  {"Sample/65535/6061409035_9d4393b001_t.jpg", Sample_65535_6061409035_9d4393b001_t_jpg, sizeof Sample_65535_6061409035_9d4393b001_t_jpg},
  {"Sample/65535/6061409035_9d4393b001_w.jpg", Sample_65535_6061409035_9d4393b001_w_jpg, sizeof Sample_65535_6061409035_9d4393b001_w_jpg},
  {"Sample/65535/90000000001_efbcfe1b89.jpg", Sample_65535_90000000001_efbcfe1b89_jpg, sizeof Sample_65535_90000000001_efbcfe1b89_jpg},
  {"Sample/65535/90000000001_efbcfe1b89_b.jpg", Sample_65535_90000000001_efbcfe1b89_b_jpg, sizeof Sample_65535_90000000001_efbcfe1b89_b_jpg},
  {"Sample/65535/90000000001_efbcfe1b89_c.jpg", Sample_65535_90000000001_efbcfe1b89_c_jpg, sizeof Sample_65535_90000000001_efbcfe1b89_c_jpg},
  {"Sample/65535/90000000001_efbcfe1b89_m.jpg", Sample_65535_90000000001_efbcfe1b89_m_jpg, sizeof Sample_65535_90000000001_efbcfe1b89_m_jpg},
  {"Sample/65535/90000000001_efbcfe1b89_n.jpg", Sample_65535_90000000001_efbcfe1b89_n_jpg, sizeof Sample_65535_90000000001_efbcfe1b89_n_jpg},
  {"Sample/65535/90000000001_efbcfe1b89_t.jpg", Sample_65535_90000000001_efbcfe1b89_t_jpg, sizeof Sample_65535_90000000001_efbcfe1b89_t_jpg},
  {"Sample/65535/90000000001_efbcfe1b89_w.jpg", Sample_65535_90000000001_efbcfe1b89_w_jpg, sizeof Sample_65535_90000000001_efbcfe1b89_w_jpg},
  {"Sample/65535/90000000001_efbcfe1b89_z.jpg", Sample_65535_90000000001_efbcfe1b89_z_jpg, sizeof Sample_65535_90000000001_efbcfe1b89_z_jpg},
  {"Sample/65535/90000000004_726dccc91b.jpg", Sample_65535_90000000004_726dccc91b_jpg, sizeof Sample_65535_90000000004_726dccc91b_jpg},
  {"Sample/65535/90000000004_726dccc91b_b.jpg", Sample_65535_90000000004_726dccc91b_b_jpg, sizeof Sample_65535_90000000004_726dccc91b_b_jpg},
  {"Sample/65535/90000000004_726dccc91b_c.jpg", Sample_65535_90000000004_726dccc91b_c_jpg, sizeof Sample_65535_90000000004_726dccc91b_c_jpg},
  {"Sample/65535/90000000004_726dccc91b_m.jpg", Sample_65535_90000000004_726dccc91b_m_jpg, sizeof Sample_65535_90000000004_726dccc91b_m_jpg},
  {"Sample/65535/90000000004_726dccc91b_n.jpg", Sample_65535_90000000004_726dccc91b_n_jpg, sizeof Sample_65535_90000000004_726dccc91b_n_jpg},
  {"Sample/65535/90000000004_726dccc91b_t.jpg", Sample_65535_90000000004_726dccc91b_t_jpg, sizeof Sample_65535_90000000004_726dccc91b_t_jpg},
  {"Sample/65535/90000000004_726dccc91b_w.jpg", Sample_65535_90000000004_726dccc91b_w_jpg, sizeof Sample_65535_90000000004_726dccc91b_w_jpg},
  {"Sample/65535/90000000004_726dccc91b_z.jpg", Sample_65535_90000000004_726dccc91b_z_jpg, sizeof Sample_65535_90000000004_726dccc91b_z_jpg},
  {"Sample/65535/90000000005_93c9a857ce.jpg", Sample_65535_90000000005_93c9a857ce_jpg, sizeof Sample_65535_90000000005_93c9a857ce_jpg},
  {"Sample/65535/90000000005_93c9a857ce_b.jpg", Sample_65535_90000000005_93c9a857ce_b_jpg, sizeof Sample_65535_90000000005_93c9a857ce_b_jpg},
  {"Sample/65535/90000000005_93c9a857ce_c.jpg", Sample_65535_90000000005_93c9a857ce_c_jpg, sizeof Sample_65535_90000000005_93c9a857ce_c_jpg},
  {"Sample/65535/90000000005_93c9a857ce_m.jpg", Sample_65535_90000000005_93c9a857ce_m_jpg, sizeof Sample_65535_90000000005_93c9a857ce_m_jpg},
  {"Sample/65535/90000000005_93c9a857ce_n.jpg", Sample_65535_90000000005_93c9a857ce_n_jpg, sizeof Sample_65535_90000000005_93c9a857ce_n_jpg},
  {"Sample/65535/90000000005_93c9a857ce_t.jpg", Sample_65535_90000000005_93c9a857ce_t_jpg, sizeof Sample_65535_90000000005_93c9a857ce_t_jpg},
  {"Sample/65535/90000000005_93c9a857ce_w.jpg", Sample_65535_90000000005_93c9a857ce_w_jpg, sizeof Sample_65535_90000000005_93c9a857ce_w_jpg},
  {"Sample/65535/90000000005_93c9a857ce_z.jpg", Sample_65535_90000000005_93c9a857ce_z_jpg, sizeof Sample_65535_90000000005_93c9a857ce_z_jpg},
  {"Sample/65535/90000000006_6f0430dd52.jpg", Sample_65535_90000000006_6f0430dd52_jpg, sizeof Sample_65535_90000000006_6f0430dd52_jpg},
  {"Sample/65535/90000000006_6f0430dd52_b.jpg", Sample_65535_90000000006_6f0430dd52_b_jpg, sizeof Sample_65535_90000000006_6f0430dd52_b_jpg},
  {"Sample/65535/90000000006_6f0430dd52_c.jpg", Sample_65535_90000000006_6f0430dd52_c_jpg, sizeof Sample_65535_90000000006_6f0430dd52_c_jpg},
  {"Sample/65535/90000000006_6f0430dd52_m.jpg", Sample_65535_90000000006_6f0430dd52_m_jpg, sizeof Sample_65535_90000000006_6f0430dd52_m_jpg},
  {"Sample/65535/90000000006_6f0430dd52_n.jpg", Sample_65535_90000000006_6f0430dd52_n_jpg, sizeof Sample_65535_90000000006_6f0430dd52_n_jpg},
  {"Sample/65535/90000000006_6f0430dd52_t.jpg", Sample_65535_90000000006_6f0430dd52_t_jpg, sizeof Sample_65535_90000000006_6f0430dd52_t_jpg},
  {"Sample/65535/90000000006_6f0430dd52_w.jpg", Sample_65535_90000000006_6f0430dd52_w_jpg, sizeof Sample_65535_90000000006_6f0430dd52_w_jpg},
  {"Sample/65535/90000000006_6f0430dd52_z.jpg", Sample_65535_90000000006_6f0430dd52_z_jpg, sizeof Sample_65535_90000000006_6f0430dd52_z_jpg},
  {"Sample/65535/90000000008_404e021402.jpg", Sample_65535_90000000008_404e021402_jpg, sizeof Sample_65535_90000000008_404e021402_jpg},
  {"Sample/65535/90000000008_404e021402_b.jpg", Sample_65535_90000000008_404e021402_b_jpg, sizeof Sample_65535_90000000008_404e021402_b_jpg},
  {"Sample/65535/90000000008_404e021402_c.jpg", Sample_65535_90000000008_404e021402_c_jpg, sizeof Sample_65535_90000000008_404e021402_c_jpg},
  {"Sample/65535/90000000008_404e021402_m.jpg", Sample_65535_90000000008_404e021402_m_jpg, sizeof Sample_65535_90000000008_404e021402_m_jpg},
  {"Sample/65535/90000000008_404e021402_n.jpg", Sample_65535_90000000008_404e021402_n_jpg, sizeof Sample_65535_90000000008_404e021402_n_jpg},
  {"Sample/65535/90000000008_404e021402_t.jpg", Sample_65535_90000000008_404e021402_t_jpg, sizeof Sample_65535_90000000008_404e021402_t_jpg},
  {"Sample/65535/90000000008_404e021402_w.jpg", Sample_65535_90000000008_404e021402_w_jpg, sizeof Sample_65535_90000000008_404e021402_w_jpg},
  {"Sample/65535/90000000008_404e021402_z.jpg", Sample_65535_90000000008_404e021402_z_jpg, sizeof Sample_65535_90000000008_404e021402_z_jpg},
  {"Sample/65535/90000000009_ba616d2eae.jpg", Sample_65535_90000000009_ba616d2eae_jpg, sizeof Sample_65535_90000000009_ba616d2eae_jpg},
  {"Sample/65535/90000000009_ba616d2eae_b.jpg", Sample_65535_90000000009_ba616d2eae_b_jpg, sizeof Sample_65535_90000000009_ba616d2eae_b_jpg},
  {"Sample/65535/90000000009_ba616d2eae_c.jpg", Sample_65535_90000000009_ba616d2eae_c_jpg, sizeof Sample_65535_90000000009_ba616d2eae_c_jpg},
  {"Sample/65535/90000000009_ba616d2eae_m.jpg", Sample_65535_90000000009_ba616d2eae_m_jpg, sizeof Sample_65535_90000000009_ba616d2eae_m_jpg},
  {"Sample/65535/90000000009_ba616d2eae_n.jpg", Sample_65535_90000000009_ba616d2eae_n_jpg, sizeof Sample_65535_90000000009_ba616d2eae_n_jpg},
  {"Sample/65535/90000000009_ba616d2eae_t.jpg", Sample_65535_90000000009_ba616d2eae_t_jpg, sizeof Sample_65535_90000000009_ba616d2eae_t_jpg},
  {"Sample/65535/90000000009_ba616d2eae_w.jpg", Sample_65535_90000000009_ba616d2eae_w_jpg, sizeof Sample_65535_90000000009_ba616d2eae_w_jpg},
  {"Sample/65535/90000000009_ba616d2eae_z.jpg", Sample_65535_90000000009_ba616d2eae_z_jpg, sizeof Sample_65535_90000000009_ba616d2eae_z_jpg},
  {"Sample/65535/90000000010_d8c2f9628a.jpg", Sample_65535_90000000010_d8c2f9628a_jpg, sizeof Sample_65535_90000000010_d8c2f9628a_jpg},
  {"Sample/65535/90000000010_d8c2f9628a_b.jpg", Sample_65535_90000000010_d8c2f9628a_b_jpg, sizeof Sample_65535_90000000010_d8c2f9628a_b_jpg},
  {"Sample/65535/90000000010_d8c2f9628a_c.jpg", Sample_65535_90000000010_d8c2f9628a_c_jpg, sizeof Sample_65535_90000000010_d8c2f9628a_c_jpg},
  {"Sample/65535/90000000010_d8c2f9628a_m.jpg", Sample_65535_90000000010_d8c2f9628a_m_jpg, sizeof Sample_65535_90000000010_d8c2f9628a_m_jpg},
  {"Sample/65535/90000000010_d8c2f9628a_n.jpg", Sample_65535_90000000010_d8c2f9628a_n_jpg, sizeof Sample_65535_90000000010_d8c2f9628a_n_jpg},
  {"Sample/65535/90000000010_d8c2f9628a_t.jpg", Sample_65535_90000000010_d8c2f9628a_t_jpg, sizeof Sample_65535_90000000010_d8c2f9628a_t_jpg},
  {"Sample/65535/90000000010_d8c2f9628a_w.jpg", Sample_65535_90000000010_d8c2f9628a_w_jpg, sizeof Sample_65535_90000000010_d8c2f9628a_w_jpg},
  {"Sample/65535/90000000010_d8c2f9628a_z.jpg", Sample_65535_90000000010_d8c2f9628a_z_jpg, sizeof Sample_65535_90000000010_d8c2f9628a_z_jpg},
  {"Sample/65535/90000000011_bdae888a27_m.jpg", Sample_65535_90000000011_bdae888a27_m_jpg, sizeof Sample_65535_90000000011_bdae888a27_m_jpg},
  {"Sample/65535/90000000011_bdae888a27_n.jpg", Sample_65535_90000000011_bdae888a27_n_jpg, sizeof Sample_65535_90000000011_bdae888a27_n_jpg},
  {"Sample/65535/90000000011_bdae888a27_t.jpg", Sample_65535_90000000011_bdae888a27_t_jpg, sizeof Sample_65535_90000000011_bdae888a27_t_jpg},
  {"Sample/65535/90000000011_bdae888a27_w.jpg", Sample_65535_90000000011_bdae888a27_w_jpg, sizeof Sample_65535_90000000011_bdae888a27_w_jpg},
  {"Sample/65535/90000000012_ad0be36284.jpg", Sample_65535_90000000012_ad0be36284_jpg, sizeof Sample_65535_90000000012_ad0be36284_jpg},
  {"Sample/65535/90000000012_ad0be36284_m.jpg", Sample_65535_90000000012_ad0be36284_m_jpg, sizeof Sample_65535_90000000012_ad0be36284_m_jpg},
  {"Sample/65535/90000000012_ad0be36284_n.jpg", Sample_65535_90000000012_ad0be36284_n_jpg, sizeof Sample_65535_90000000012_ad0be36284_n_jpg},
  {"Sample/65535/90000000012_ad0be36284_t.jpg", Sample_65535_90000000012_ad0be36284_t_jpg, sizeof Sample_65535_90000000012_ad0be36284_t_jpg},
  {"Sample/65535/90000000012_ad0be36284_w.jpg", Sample_65535_90000000012_ad0be36284_w_jpg, sizeof Sample_65535_90000000012_ad0be36284_w_jpg},
  {"Sample/65535/90000000013_b513faec6d.jpg", Sample_65535_90000000013_b513faec6d_jpg, sizeof Sample_65535_90000000013_b513faec6d_jpg},
  {"Sample/65535/90000000013_b513faec6d_b.jpg", Sample_65535_90000000013_b513faec6d_b_jpg, sizeof Sample_65535_90000000013_b513faec6d_b_jpg},
  {"Sample/65535/90000000013_b513faec6d_c.jpg", Sample_65535_90000000013_b513faec6d_c_jpg, sizeof Sample_65535_90000000013_b513faec6d_c_jpg},
  {"Sample/65535/90000000013_b513faec6d_m.jpg", Sample_65535_90000000013_b513faec6d_m_jpg, sizeof Sample_65535_90000000013_b513faec6d_m_jpg},
  {"Sample/65535/90000000013_b513faec6d_n.jpg", Sample_65535_90000000013_b513faec6d_n_jpg, sizeof Sample_65535_90000000013_b513faec6d_n_jpg},
  {"Sample/65535/90000000013_b513faec6d_t.jpg", Sample_65535_90000000013_b513faec6d_t_jpg, sizeof Sample_65535_90000000013_b513faec6d_t_jpg},
  {"Sample/65535/90000000013_b513faec6d_w.jpg", Sample_65535_90000000013_b513faec6d_w_jpg, sizeof Sample_65535_90000000013_b513faec6d_w_jpg},
  {"Sample/65535/90000000013_b513faec6d_z.jpg", Sample_65535_90000000013_b513faec6d_z_jpg, sizeof Sample_65535_90000000013_b513faec6d_z_jpg},
  {"Sample/65535/90000000014_ea09875884.jpg", Sample_65535_90000000014_ea09875884_jpg, sizeof Sample_65535_90000000014_ea09875884_jpg},
  {"Sample/65535/90000000014_ea09875884_b.jpg", Sample_65535_90000000014_ea09875884_b_jpg, sizeof Sample_65535_90000000014_ea09875884_b_jpg},
  {"Sample/65535/90000000014_ea09875884_c.jpg", Sample_65535_90000000014_ea09875884_c_jpg, sizeof Sample_65535_90000000014_ea09875884_c_jpg},
  {"Sample/65535/90000000014_ea09875884_m.jpg", Sample_65535_90000000014_ea09875884_m_jpg, sizeof Sample_65535_90000000014_ea09875884_m_jpg},
  {"Sample/65535/90000000014_ea09875884_n.jpg", Sample_65535_90000000014_ea09875884_n_jpg, sizeof Sample_65535_90000000014_ea09875884_n_jpg},
  {"Sample/65535/90000000014_ea09875884_t.jpg", Sample_65535_90000000014_ea09875884_t_jpg, sizeof Sample_65535_90000000014_ea09875884_t_jpg},
  {"Sample/65535/90000000014_ea09875884_w.jpg", Sample_65535_90000000014_ea09875884_w_jpg, sizeof Sample_65535_90000000014_ea09875884_w_jpg},
  {"Sample/65535/90000000014_ea09875884_z.jpg", Sample_65535_90000000014_ea09875884_z_jpg, sizeof Sample_65535_90000000014_ea09875884_z_jpg},
  {"Sample/65535/90000000015_6409947bd7.jpg", Sample_65535_90000000015_6409947bd7_jpg, sizeof Sample_65535_90000000015_6409947bd7_jpg},
  {"Sample/65535/90000000015_6409947bd7_b.jpg", Sample_65535_90000000015_6409947bd7_b_jpg, sizeof Sample_65535_90000000015_6409947bd7_b_jpg},
  {"Sample/65535/90000000015_6409947bd7_c.jpg", Sample_65535_90000000015_6409947bd7_c_jpg, sizeof Sample_65535_90000000015_6409947bd7_c_jpg},
  {"Sample/65535/90000000015_6409947bd7_m.jpg", Sample_65535_90000000015_6409947bd7_m_jpg, sizeof Sample_65535_90000000015_6409947bd7_m_jpg},
  {"Sample/65535/90000000015_6409947bd7_n.jpg", Sample_65535_90000000015_6409947bd7_n_jpg, sizeof Sample_65535_90000000015_6409947bd7_n_jpg},
  {"Sample/65535/90000000015_6409947bd7_t.jpg", Sample_65535_90000000015_6409947bd7_t_jpg, sizeof Sample_65535_90000000015_6409947bd7_t_jpg},
  {"Sample/65535/90000000015_6409947bd7_w.jpg", Sample_65535_90000000015_6409947bd7_w_jpg, sizeof Sample_65535_90000000015_6409947bd7_w_jpg},
  {"Sample/65535/90000000015_6409947bd7_z.jpg", Sample_65535_90000000015_6409947bd7_z_jpg, sizeof Sample_65535_90000000015_6409947bd7_z_jpg},
  {"Sample/65535/90000000016_9654fab1fc.jpg", Sample_65535_90000000016_9654fab1fc_jpg, sizeof Sample_65535_90000000016_9654fab1fc_jpg},
  {"Sample/65535/90000000016_9654fab1fc_b.jpg", Sample_65535_90000000016_9654fab1fc_b_jpg, sizeof Sample_65535_90000000016_9654fab1fc_b_jpg},
  {"Sample/65535/90000000016_9654fab1fc_c.jpg", Sample_65535_90000000016_9654fab1fc_c_jpg, sizeof Sample_65535_90000000016_9654fab1fc_c_jpg},
  {"Sample/65535/90000000016_9654fab1fc_m.jpg", Sample_65535_90000000016_9654fab1fc_m_jpg, sizeof Sample_65535_90000000016_9654fab1fc_m_jpg},
  {"Sample/65535/90000000016_9654fab1fc_n.jpg", Sample_65535_90000000016_9654fab1fc_n_jpg, sizeof Sample_65535_90000000016_9654fab1fc_n_jpg},
  {"Sample/65535/90000000016_9654fab1fc_t.jpg", Sample_65535_90000000016_9654fab1fc_t_jpg, sizeof Sample_65535_90000000016_9654fab1fc_t_jpg},
  {"Sample/65535/90000000016_9654fab1fc_w.jpg", Sample_65535_90000000016_9654fab1fc_w_jpg, sizeof Sample_65535_90000000016_9654fab1fc_w_jpg},
  {"Sample/65535/90000000016_9654fab1fc_z.jpg", Sample_65535_90000000016_9654fab1fc_z_jpg, sizeof Sample_65535_90000000016_9654fab1fc_z_jpg},
  {"Sample/65535/90000000017_baa5c8c15d.jpg", Sample_65535_90000000017_baa5c8c15d_jpg, sizeof Sample_65535_90000000017_baa5c8c15d_jpg},
  {"Sample/65535/90000000017_baa5c8c15d_b.jpg", Sample_65535_90000000017_baa5c8c15d_b_jpg, sizeof Sample_65535_90000000017_baa5c8c15d_b_jpg},
  {"Sample/65535/90000000017_baa5c8c15d_c.jpg", Sample_65535_90000000017_baa5c8c15d_c_jpg, sizeof Sample_65535_90000000017_baa5c8c15d_c_jpg},
  {"Sample/65535/90000000017_baa5c8c15d_m.jpg", Sample_65535_90000000017_baa5c8c15d_m_jpg, sizeof Sample_65535_90000000017_baa5c8c15d_m_jpg},
  {"Sample/65535/90000000017_baa5c8c15d_n.jpg", Sample_65535_90000000017_baa5c8c15d_n_jpg, sizeof Sample_65535_90000000017_baa5c8c15d_n_jpg},
  {"Sample/65535/90000000017_baa5c8c15d_t.jpg", Sample_65535_90000000017_baa5c8c15d_t_jpg, sizeof Sample_65535_90000000017_baa5c8c15d_t_jpg},
  {"Sample/65535/90000000017_baa5c8c15d_w.jpg", Sample_65535_90000000017_baa5c8c15d_w_jpg, sizeof Sample_65535_90000000017_baa5c8c15d_w_jpg},
  {"Sample/65535/90000000017_baa5c8c15d_z.jpg", Sample_65535_90000000017_baa5c8c15d_z_jpg, sizeof Sample_65535_90000000017_baa5c8c15d_z_jpg},
  {"Sample/65535/90000000018_b5b9d62712.jpg", Sample_65535_90000000018_b5b9d62712_jpg, sizeof Sample_65535_90000000018_b5b9d62712_jpg},
  {"Sample/65535/90000000018_b5b9d62712_b.jpg", Sample_65535_90000000018_b5b9d62712_b_jpg, sizeof Sample_65535_90000000018_b5b9d62712_b_jpg},
  {"Sample/65535/90000000018_b5b9d62712_c.jpg", Sample_65535_90000000018_b5b9d62712_c_jpg, sizeof Sample_65535_90000000018_b5b9d62712_c_jpg},
  {"Sample/65535/90000000018_b5b9d62712_m.jpg", Sample_65535_90000000018_b5b9d62712_m_jpg, sizeof Sample_65535_90000000018_b5b9d62712_m_jpg},
  {"Sample/65535/90000000018_b5b9d62712_n.jpg", Sample_65535_90000000018_b5b9d62712_n_jpg, sizeof Sample_65535_90000000018_b5b9d62712_n_jpg},
  {"Sample/65535/90000000018_b5b9d62712_t.jpg", Sample_65535_90000000018_b5b9d62712_t_jpg, sizeof Sample_65535_90000000018_b5b9d62712_t_jpg},
  {"Sample/65535/90000000018_b5b9d62712_w.jpg", Sample_65535_90000000018_b5b9d62712_w_jpg, sizeof Sample_65535_90000000018_b5b9d62712_w_jpg},
  {"Sample/65535/90000000018_b5b9d62712_z.jpg", Sample_65535_90000000018_b5b9d62712_z_jpg, sizeof Sample_65535_90000000018_b5b9d62712_z_jpg},
  {"Sample/CREDITS.md", Sample_CREDITS_md, sizeof Sample_CREDITS_md},
  {"Sample/credits.json", Sample_credits_json, sizeof Sample_credits_json},
  {"Sample/page-1.xml", Sample_page_1_xml, sizeof Sample_page_1_xml},
  {"Sample/page-2.json", Sample_page_2_json, sizeof Sample_page_2_json},
  {"Sample/page-3.xml", Sample_page_3_xml, sizeof Sample_page_3_xml},
  {"Sample/people.getInfo.100000000@N00.xml", Sample_people_getInfo_100000000_N00_xml, sizeof Sample_people_getInfo_100000000_N00_xml},
  {"Sample/people.getInfo.100000001@N00.xml", Sample_people_getInfo_100000001_N00_xml, sizeof Sample_people_getInfo_100000001_N00_xml},
  {"Sample/people.getInfo.100000002@N00.xml", Sample_people_getInfo_100000002_N00_xml, sizeof Sample_people_getInfo_100000002_N00_xml},
  {"Sample/people.getInfo.100000003@N00.xml", Sample_people_getInfo_100000003_N00_xml, sizeof Sample_people_getInfo_100000003_N00_xml},
  {"Sample/people.getInfo.100000004@N00.xml", Sample_people_getInfo_100000004_N00_xml, sizeof Sample_people_getInfo_100000004_N00_xml},
  {"Sample/people.getInfo.100000005@N00.xml", Sample_people_getInfo_100000005_N00_xml, sizeof Sample_people_getInfo_100000005_N00_xml},
  {"Sample/people.getInfo.100000006@N00.xml", Sample_people_getInfo_100000006_N00_xml, sizeof Sample_people_getInfo_100000006_N00_xml},
  {"Sample/people.getInfo.100000007@N00.xml", Sample_people_getInfo_100000007_N00_xml, sizeof Sample_people_getInfo_100000007_N00_xml},
  {"Sample/people.getInfo.100000008@N00.xml", Sample_people_getInfo_100000008_N00_xml, sizeof Sample_people_getInfo_100000008_N00_xml},
  {"Sample/people.getInfo.100000009@N00.xml", Sample_people_getInfo_100000009_N00_xml, sizeof Sample_people_getInfo_100000009_N00_xml},
  {"Sample/people.getInfo.100000010@N00.xml", Sample_people_getInfo_100000010_N00_xml, sizeof Sample_people_getInfo_100000010_N00_xml},
  {"Sample/people.getInfo.100000011@N00.xml", Sample_people_getInfo_100000011_N00_xml, sizeof Sample_people_getInfo_100000011_N00_xml},
  {"Sample/people.getInfo.100000012@N00.xml", Sample_people_getInfo_100000012_N00_xml, sizeof Sample_people_getInfo_100000012_N00_xml},
  {"Sample/photosets.getList.xml", Sample_photosets_getList_xml, sizeof Sample_photosets_getList_xml},
  {"Sample/photosets.getPhotos.72999990000000001.xml", Sample_photosets_getPhotos_72999990000000001_xml, sizeof Sample_photosets_getPhotos_72999990000000001_xml},
  {"Sample/photosets.getPhotos.72999990000000002.xml", Sample_photosets_getPhotos_72999990000000002_xml, sizeof Sample_photosets_getPhotos_72999990000000002_xml},
  {"Sample/placeholders.txt", Sample_placeholders_txt, sizeof Sample_placeholders_txt},
  {"Templates/404.mustache", Templates_404_mustache, sizeof Templates_404_mustache},
  {"Templates/about.mustache", Templates_about_mustache, sizeof Templates_about_mustache},
  {"Templates/album.mustache", Templates_album_mustache, sizeof Templates_album_mustache},
  {"Templates/albums.mustache", Templates_albums_mustache, sizeof Templates_albums_mustache},
  {"Templates/archive.mustache", Templates_archive_mustache, sizeof Templates_archive_mustache},
  {"Templates/assets/film.svg", Templates_assets_film_svg, sizeof Templates_assets_film_svg},
  {"Templates/assets/finding.css", Templates_assets_finding_css, sizeof Templates_assets_finding_css},
  {"Templates/assets/gallery.js", Templates_assets_gallery_js, sizeof Templates_assets_gallery_js},
  {"Templates/assets/root/favicon.svg", Templates_assets_root_favicon_svg, sizeof Templates_assets_root_favicon_svg},
  {"Templates/assets/search.js", Templates_assets_search_js, sizeof Templates_assets_search_js},
  {"Templates/assets/style.css", Templates_assets_style_css, sizeof Templates_assets_style_css},
  {"Templates/assets/theme.js", Templates_assets_theme_js, sizeof Templates_assets_theme_js},
  {"Templates/assets/tints.css", Templates_assets_tints_css, sizeof Templates_assets_tints_css},
  {"Templates/boxes.mustache", Templates_boxes_mustache, sizeof Templates_boxes_mustache},
  {"Templates/camera.mustache", Templates_camera_mustache, sizeof Templates_camera_mustache},
  {"Templates/cells.mustache", Templates_cells_mustache, sizeof Templates_cells_mustache},
  {"Templates/comments.mustache", Templates_comments_mustache, sizeof Templates_comments_mustache},
  {"Templates/face.mustache", Templates_face_mustache, sizeof Templates_face_mustache},
  {"Templates/footer.mustache", Templates_footer_mustache, sizeof Templates_footer_mustache},
  {"Templates/grid.mustache", Templates_grid_mustache, sizeof Templates_grid_mustache},
  {"Templates/header.mustache", Templates_header_mustache, sizeof Templates_header_mustache},
  {"Templates/layout.mustache", Templates_layout_mustache, sizeof Templates_layout_mustache},
  {"Templates/map.mustache", Templates_map_mustache, sizeof Templates_map_mustache},
  {"Templates/map/land.txt", Templates_map_land_txt, sizeof Templates_map_land_txt},
  {"Templates/more.mustache", Templates_more_mustache, sizeof Templates_more_mustache},
  {"Templates/notes.mustache", Templates_notes_mustache, sizeof Templates_notes_mustache},
  {"Templates/pagination.mustache", Templates_pagination_mustache, sizeof Templates_pagination_mustache},
  {"Templates/people.mustache", Templates_people_mustache, sizeof Templates_people_mustache},
  {"Templates/person.mustache", Templates_person_mustache, sizeof Templates_person_mustache},
  {"Templates/photo.mustache", Templates_photo_mustache, sizeof Templates_photo_mustache},
  {"Templates/place.mustache", Templates_place_mustache, sizeof Templates_place_mustache},
  {"Templates/schema/page.rng", Templates_schema_page_rng, sizeof Templates_schema_page_rng},
  {"Templates/search.mustache", Templates_search_mustache, sizeof Templates_search_mustache},
  {"Templates/social.mustache", Templates_social_mustache, sizeof Templates_social_mustache},
  {"Templates/strings/ar.json", Templates_strings_ar_json, sizeof Templates_strings_ar_json},
  {"Templates/strings/de.json", Templates_strings_de_json, sizeof Templates_strings_de_json},
  {"Templates/strings/en.json", Templates_strings_en_json, sizeof Templates_strings_en_json},
  {"Templates/strings/es.json", Templates_strings_es_json, sizeof Templates_strings_es_json},
  {"Templates/strings/fr.json", Templates_strings_fr_json, sizeof Templates_strings_fr_json},
  {"Templates/strings/ja.json", Templates_strings_ja_json, sizeof Templates_strings_ja_json},
  {"Templates/strings/tr.json", Templates_strings_tr_json, sizeof Templates_strings_tr_json},
  {"Templates/strings/zh-Hant.json", Templates_strings_zh_Hant_json, sizeof Templates_strings_zh_Hant_json},
  {"Templates/styles/wall/assets/wall.css", Templates_styles_wall_assets_wall_css, sizeof Templates_styles_wall_assets_wall_css},
  {"Templates/styles/wall/cells.mustache", Templates_styles_wall_cells_mustache, sizeof Templates_styles_wall_cells_mustache},
  {"Templates/styles/wall/more.mustache", Templates_styles_wall_more_mustache, sizeof Templates_styles_wall_more_mustache},
  {"Templates/tag.mustache", Templates_tag_mustache, sizeof Templates_tag_mustache},
  {"Templates/tags.mustache", Templates_tags_mustache, sizeof Templates_tags_mustache},
  {"Templates/talk.mustache", Templates_talk_mustache, sizeof Templates_talk_mustache},
  {"Templates/visitor.mustache", Templates_visitor_mustache, sizeof Templates_visitor_mustache},
  {"Templates/year.mustache", Templates_year_mustache, sizeof Templates_year_mustache},
};

int bundled_count(void) { return sizeof files / sizeof files[0]; }

struct bundled_file bundled_file_at(int index) { return files[index]; }
