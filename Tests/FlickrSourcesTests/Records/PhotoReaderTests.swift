import GalleryModel
import Testing

@testable import FlickrSources

struct PhotoReaderTests {
  @Test(
    "A title is one text, escaped once, without white space at its ends",
    arguments: [
      (#""title":"Tom & \"Jerry\"""#, #"Tom & "Jerry""#),
      (#""title":"Tom &amp; &quot;Jerry&quot;""#, #"Tom & "Jerry""#),
      (#""title":"Tom &amp;amp; \"Jerry\"""#, #"Tom & "Jerry""#),
      (#""title":"St Paul&#039;s""#, "St Paul's"), (#""title":"&amp;lt;b&amp;gt;""#, "&lt;b&gt;"),
      (#""title":"a &b; &""#, "a &b; &"), (#""title":{"_content":"x"}"#, "x"),
      (#""title":" \n""#, ""), (#""title":"\u00a0 \u3000""#, ""), (#""title":null"#, ""),
      (#""title":" a  b\t""#, "a  b"), (#""title":"a\u0000\u0007b""#, "ab"), (#""title":7"#, "7"),
      (#""title":"👩‍👩‍👧 🇸🇮 שלום""#, "👩‍👩‍👧 🇸🇮 שלום"), (#""title":"a/b\\..\\c""#, "a/b\\..\\c"),
    ])
  func readsTitle(members: String, title: String) throws {
    #expect(try Answering.photo(members)?.title == title)
  }

  @Test("Texts are in normal form C and without private characters")
  func normalizes() throws {
    let text = "e\u{301}\u{E001}\u{F8FF}\u{FFFF}\u{F0000}x"
    let photo = try #require(
      try Answering.photo(
        #""title":"\#(text)","description":"\#(text)","tags":"\#(text)","ownername":"\#(text)""#))
    let expected: [UInt8] = [0xC3, 0xA9, 0x78]
    for result in [
      photo.title, photo.descriptionHTML, photo.tags[0].raw, photo.owner.username,
    ] { #expect(Array(result.utf8) == expected) }
  }

  @Test(
    "Who may see a photo is read, and silence is public only for strangers",
    arguments: [
      (#""ispublic":1"#, Visibility.everyone, Visibility.everyone),
      (#""ispublic":"1","isfriend":"1""#, .everyone, .everyone),
      (#""title":"""#, .everyone, .unknown), (#""ispublic":null"#, .everyone, .unknown),
      (#""ispublic":0,"isfriend":0,"isfamily":0"#, .onlyOwner, .onlyOwner),
      (#""ispublic":"0","isfriend":"1","isfamily":"0""#, .friends, .friends),
      (#""ispublic":0,"isfamily":1"#, .family, .family),
      (#""ispublic":0,"isfriend":1,"isfamily":1"#, .friendsAndFamily, .friendsAndFamily),
      (#""ispublic":"maybe""#, .unknown, .unknown), (#""ispublic":2"#, .unknown, .unknown),
      (#""ispublic":false"#, .onlyOwner, .onlyOwner),
    ])
  func readsVisibility(members: String, unsigned: Visibility, signed: Visibility) throws {
    #expect(try Answering.photo(members, access: .unsigned)?.visibility == unsigned)
    #expect(try Answering.photo(members, access: .signed)?.visibility == signed)
  }

  @Test(
    "A rating is read; a strange one counts as restricted",
    arguments: [
      (#""safety_level":"0""#, .safe, .safe),
      (#""safety_level":1"#, .moderate, .moderate),
      (#""safety_level":"2""#, .restricted, .restricted), (#""title":"""#, .safe, nil),
      (#""safety_level":"7""#, .restricted, .restricted),
      (#""safety_level":"x""#, .restricted, .restricted),
    ] as [(String, Safety, Safety?)])
  func readsSafety(members: String, unsigned: Safety, signed: Safety?) throws {
    #expect(try Answering.photo(members, access: .unsigned)?.safety == unsigned)
    #expect(try Answering.photo(members, access: .signed)?.safety == signed)
  }

  @Test(
    "A place shows only when it is known and public",
    arguments: [
      (#""latitude":"1.5","longitude":2,"accuracy":"16""#, true),
      (#""latitude":"1.5","longitude":"2","accuracy":"16","geo_is_public":"1""#, true),
      (#""latitude":1.5,"longitude":2,"accuracy":16,"geo_is_public":0"#, false),
      (#""latitude":0,"longitude":0,"accuracy":0"#, false),
      (#""latitude":"1.5","longitude":"2","accuracy":0"#, false),
      (#""latitude":"1.5","longitude":"2""#, false),
      (#""latitude":"91","longitude":"2","accuracy":1"#, false),
      (#""latitude":"nan","longitude":"2","accuracy":1"#, false),
      (#""latitude":"","longitude":null,"accuracy":1"#, false),
    ])
  func readsPlace(members: String, isShown: Bool) throws {
    #expect((try Answering.photo(members)?.place != nil) == isShown)
  }

  @Test("A member's own answer shows no place unless it says that everybody may see it")
  func hidesPlace() throws {
    let place = #""latitude":"1.5","longitude":"2","accuracy":"16""#
    #expect(try Answering.photo(place, access: .signed)?.place == nil)
    #expect(try Answering.photo(place + #","geo_is_public":"1""#, access: .signed)?.place != nil)
  }

  @Test(
    "A shooting date is as exact as it says",
    arguments: [
      (#""datetaken":"2013-11-02 15:58:24","datetakengranularity":"0""#, "2013-11-02T15:58:24"),
      (#""datetaken":"1965-09-01 00:00:00","datetakengranularity":4"#, "1965-09"),
      (#""datetaken":"1965-01-01 00:00:00","datetakengranularity":"6""#, "1965"),
      (#""datetaken":"1965-01-01 00:00:00","datetakengranularity":8"#, nil),
      (#""datetaken":"2020-01-01 00:00:00","datetakenunknown":"1""#, nil),
      (#""datetaken":"2020-01-01 00:00:00","datetakenunknown":1"#, nil),
      (#""datetaken":"2020-01-01 00:00:00","datetakenunknown":"0""#, "2020-01-01T00:00:00"),
      (#""datetaken":"0000-00-00 00:00:00""#, nil), (#""datetaken":"2020-02-30 00:00:00""#, nil),
      (#""datetaken":"""#, nil), (#""title":"x""#, nil),
      (#""datetaken":"99999999999999999999-01-01 00:00:00""#, nil),
    ] as [(String, String?)])
  func readsTaken(members: String, value: String?) throws {
    #expect(try Answering.photo(members)?.taken.htmlDateTime == value)
  }

  @Test("Other dates are unix seconds; 0 is none")
  func readsDates() throws {
    let photo = try Answering.photo(#""dateupload":"1383576716","lastupdate":1383691286"#)
    #expect(photo?.posted == Timestamp(seconds: 1_383_576_716))
    #expect(photo?.updated == Timestamp(seconds: 1_383_691_286))
    #expect(try Answering.photo(#""dateupload":"0""#)?.posted == nil)
  }

  @Test(
    "A licence is known by its number; none means all rights reserved",
    arguments: [
      (#""license":"4""#, 4), (#""license":16"#, 16), (#""license":99"#, 99), (#""title":"""#, 0),
      (#""license":"CC BY""#, 0),
    ])
  func readsLicense(members: String, id: Int) throws {
    #expect(try Answering.photo(members)?.license.id == id)
  }

  @Test(
    "An alias is one only when it could stand in an address",
    arguments: [
      (#""pathalias":"__bruno__""#, "__bruno__"), (#""pathalias":null"#, nil),
      (#""pathalias":"""#, nil), (#""pathalias":"../x""#, nil), (#""pathalias":"a\"b""#, nil),
    ] as [(String, String?)])
  func readsAlias(members: String, alias: String?) throws {
    #expect(try Answering.photo(members)?.owner.pathAlias == alias)
  }

  @Test("Names, icon, media and counts are read, strings or numbers")
  func readsTheRest() throws {
    let photo = try Answering.photo(
      #""ownername":"A &amp; B","realname":"","iconserver":"12","media":"video","views":"7","#
        + #""count_faves":3,"count_comments":"0""#)
    #expect(photo?.owner.username == "A & B")
    #expect(photo?.owner.displayName == "A & B")
    #expect(photo?.owner.icon?.server == 12)
    #expect(photo?.media == .video)
    #expect(photo?.counts == Counts(views: 7, faves: 3, comments: 0))
    #expect(try Answering.photo(#""iconserver":0"#)?.owner.icon == nil)
    #expect(try Answering.photo(#""views":-1,"count_faves":"x""#)?.counts == Counts())
  }
}
