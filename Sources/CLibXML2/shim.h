#pragma once

#include <libxml/xmlversion.h>
// Where libxml2 uses ICU its headers bring in ICU's, which contradict those inside Foundation.
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemastypes.h>

/// Frees what libxml2 allocated: `xmlFree` is a mutable global, which Swift 6 rejects.
static inline void gallery_xml_free(void *pointer) { xmlFree(pointer); }

/// Says whether a short text lies in the unused fields of its own node (XML_PARSE_COMPACT).
static inline int gallery_xml_keeps_text_inside(xmlNodePtr node) {
  return node->content == (xmlChar *)&node->properties;
}

/// Gives a node to the parser to use again, or frees it when the parser has `limit` of them.
///
/// Here rather than in Swift, because later versions of libxml2 call these fields deprecated.
static inline void gallery_xml_keep_node(xmlParserCtxtPtr parser, xmlNodePtr node, int limit) {
  if (parser->freeElemsNr >= limit) {
    xmlFree(node);
    return;
  }
  node->next = parser->freeElems;
  parser->freeElems = node;
  parser->freeElemsNr += 1;
}

/// Gives an attribute to the parser to use again, or frees it when the parser has `limit` of them.
static inline void gallery_xml_keep_attribute(
    xmlParserCtxtPtr parser, xmlAttrPtr attribute, int limit) {
  if (parser->freeAttrsNr >= limit) {
    xmlFree(attribute);
    return;
  }
  attribute->next = parser->freeAttrs;
  parser->freeAttrs = attribute;
  parser->freeAttrsNr += 1;
}
