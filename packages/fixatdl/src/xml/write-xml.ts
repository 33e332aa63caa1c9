/** An element to be written; an attribute without a value is left out. */
export type XmlToWrite = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly children: readonly XmlToWrite[];
  readonly text?: string | undefined;
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

export function writeXml(root: XmlToWrite): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines(root, '').join('\n')}\n`;
}

function lines({ name, attributes, children, text }: XmlToWrite, indent: string): string[] {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value), /[&<>"\n\r\t]/g)}"`)
    .join('');
  const open = `${indent}<${name}${given}`;
  if (text !== undefined) return [`${open}>${escaped(text, /[&<>\r]/g)}</${name}>`];
  if (children.length === 0) return [`${open}/>`];
  return [`${open}>`, ...children.flatMap((child) => lines(child, `${indent}  `)), `${indent}</${name}>`];
}

function escaped(text: string, unsafe: RegExp): string {
  return text.replace(unsafe, (character) => ESCAPES[character] ?? '');
}
