import Presenters

/// Writes lines as the data of an SVG path: the first point of each, then the steps from there.
///
/// Source: SVG 1.1, section 8.3.
enum PathData {
  static func text(of lines: [[MapPoint]], isClosed: Bool) -> String {
    var text = ""
    for line in lines {
      guard var last = line.first else { continue }
      text += "M\(last.x) \(last.y)l"
      for (index, point) in line.dropFirst().enumerated() {
        let (across, down) = (point.x - last.x, point.y - last.y)
        // A minus sign parts numbers as a space does.
        if index > 0, across >= 0 { text += " " }
        text += down >= 0 ? "\(across) \(down)" : "\(across)\(down)"
        last = point
      }
      if isClosed { text += "z" }
    }
    return text
  }
}
