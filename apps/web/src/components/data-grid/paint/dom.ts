const SVG = 'http://www.w3.org/2000/svg';

export function addElement<Tag extends keyof HTMLElementTagNameMap>(
  parent: Node,
  tag: Tag,
  className: string | undefined,
): HTMLElementTagNameMap[Tag] {
  const element = documentOf(parent).createElement(tag);
  if (className !== undefined) element.className = className;
  parent.appendChild(element);
  return element;
}

export function addText(parent: Node): Text {
  const text = documentOf(parent).createTextNode('');
  parent.appendChild(text);
  return text;
}

export type Icon = { readonly viewBox: string; readonly path: string };

export function addIcon(parent: Node, icon: Icon, className: string | undefined): SVGPathElement {
  const svg = documentOf(parent).createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', icon.viewBox);
  svg.setAttribute('aria-hidden', 'true');
  if (className !== undefined) svg.setAttribute('class', className);
  const path = documentOf(parent).createElementNS(SVG, 'path');
  path.setAttribute('d', icon.path);
  svg.appendChild(path);
  parent.appendChild(svg);
  return path;
}

/** Even an unchanged value would cost the browser a style or layout pass. */
export function writeText(text: Text, value: string): void {
  if (text.data !== value) text.data = value;
}

/** Null takes the attribute away. */
export function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

function documentOf(node: Node): Document {
  if (node.ownerDocument === null) throw new Error('The node has no document');
  return node.ownerDocument;
}
