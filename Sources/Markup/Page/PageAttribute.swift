/// Names the attributes that pages are judged by; every other attribute is ``other``.
package enum PageAttribute: String, CaseIterable, Sendable {
  case accept
  case action
  case alt
  case ariaControls = "aria-controls"
  case ariaCurrent = "aria-current"
  case ariaDescribedby = "aria-describedby"
  case ariaExpanded = "aria-expanded"
  case ariaHidden = "aria-hidden"
  case ariaLabel = "aria-label"
  case ariaLabelledby = "aria-labelledby"
  case ariaLive = "aria-live"
  case ariaPressed = "aria-pressed"
  case async
  case background
  case charset
  case cite
  case `class`
  case content
  case crossorigin
  case data
  case datetime
  case decoding
  case `defer`
  case dir
  case download
  case fetchpriority
  case `for`
  case form
  case formaction
  case headers
  case height
  case hidden
  case href
  case hreflang
  case httpEquiv = "http-equiv"
  case id
  case imagesizes
  case imagesrcset
  case integrity
  case itemid
  case lang
  case list
  case loading
  case manifest
  case media
  case method
  case name
  case ping
  case popover
  case popovertarget
  case poster
  case property
  case referrerpolicy
  case rel
  case role
  case sizes
  case src
  case srcdoc
  case srcset
  case style
  case tabindex
  case target
  case title
  case type
  case usemap
  case value
  case width
  case xlinkHref = "xlink:href"
  case xmlLang = "xml:lang"
  /// Stands for any attribute whose name begins with `on`.
  case eventHandler = "on*"
  /// Stands for an attribute outside this list.
  case other = ""

  /// Says whether this stands for names rather than for one.
  var isFamily: Bool { self == .eventHandler || self == .other }
}
