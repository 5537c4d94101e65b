import CLibXML2

/// Recognises the names of a page by the addresses under which its parser interned them.
@safe struct PageNames {
  private var tags = NameTable(filler: PageTag.other)
  private var attributes = NameTable(filler: PageAttribute.other)
  private let dictionary: xmlDictPtr?

  /// Interns all known names in the dictionary of a parser.
  init(dictionary: xmlDictPtr?) {
    unsafe self.dictionary = unsafe dictionary
    for tag in PageTag.allCases where tag != .other {
      tags.insert(tag, local: intern(tag.rawValue))
    }
    for attribute in PageAttribute.allCases where !attribute.isFamily {
      attributes.insert(attribute, local: intern(attribute.rawValue))
    }
  }

  /// Recognises an element.
  func tag(of element: xmlNodePtr) -> PageTag {
    unsafe tags.find(local: UInt(bitPattern: element.pointee.name)) ?? .other
  }

  /// Recognises an attribute; one seen for the first time is judged by its spelling once.
  mutating func kind(of attribute: xmlAttrPtr) -> PageAttribute {
    if let namespace = unsafe attribute.pointee.ns {
      let prefix = unsafe LibXML.string(namespace.pointee.prefix)
      return unsafe PageAttribute(
        rawValue: "\(prefix):\(LibXML.string(attribute.pointee.name))") ?? .other
    }
    let address = unsafe UInt(bitPattern: attribute.pointee.name)
    if let known = attributes.find(local: address) { return known }
    let isHandler = unsafe LibXML.string(attribute.pointee.name).lowercased().hasPrefix("on")
    let kind = isHandler ? PageAttribute.eventHandler : .other
    attributes.insert(kind, local: address)
    return kind
  }

  private func intern(_ name: String) -> UInt {
    UInt(bitPattern: unsafe xmlDictLookup(dictionary, name, -1))
  }
}
