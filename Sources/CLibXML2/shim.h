#pragma once

#include <libxml/xmlversion.h>
// Where libxml2 uses ICU its headers bring in ICU's, which contradict those inside Foundation.
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>

/// Frees what libxml2 allocated: `xmlFree` is a mutable global, which Swift 6 rejects.
static inline void gallery_xml_free(void *pointer) { xmlFree(pointer); }

/// Says whether a short text lies in the unused fields of its own node (XML_PARSE_COMPACT).
static inline int gallery_xml_keeps_text_inside(xmlNodePtr node) {
  return node->content == (xmlChar *)&node->properties;
}
