import type { AttributesOf, AttributeTable } from '../model/attribute-kinds.ts';
import { parseAttribute } from '../model/parse-attribute.ts';
import type { Findings } from '../finding.ts';
import type { XmlElement } from '../xml/xml-element.ts';

const STANDARD = 'http://www.fixprotocol.org/FIXatdl-1-1/';
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Children of an element by name. Each name that may be there has what reads it. */
export type ChildReaders = Readonly<Record<string, (child: XmlElement) => void>>;

/** The attributes of an element by its table. What the table does not have is told, and never ignored in silence. */
export function readAttributes<const Table extends AttributeTable>(
  element: XmlElement,
  table: Table,
  findings: Findings,
): AttributesOf<Table> {
  const found: Record<string, string | number | boolean> = {};
  for (const { name, namespace, value } of element.attributes) {
    const kind = Object.hasOwn(table, name) ? table[name] : undefined;
    if (namespace !== '') noteForeign(element, name, namespace, findings);
    else if (kind === undefined) {
      findings.unsupported(
        element.line,
        `${element.name} has the attribute ${shown(name)}, which FIXatdl 1.1 does not know.`,
      );
    } else {
      const parsed = parseAttribute(value, kind);
      if (parsed.kind === 'value') found[name] = parsed.value;
      else {
        findings.wrong(
          element.line,
          `${name} of ${element.name} is ${parsed.wanted} in FIXatdl, not “${shown(value)}”.`,
        );
      }
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was parsed by the kind that the table names.
  return found as AttributesOf<Table>;
}

/** The value of an attribute that must be there; the empty text, told as wrong, when it is not. */
export function required(element: XmlElement, name: string, value: string | undefined, findings: Findings): string {
  const isGiven = element.attributes.some((each) => each.name === name && each.namespace === '');
  if (!isGiven) findings.wrong(element.line, `${element.name} needs the attribute ${name}.`);
  return value ?? '';
}

/** The type of a parameter or control: `xsi:type` without its prefix. */
export function xsiType(element: XmlElement): string {
  const type = element.attributes.find(({ name, namespace }) => name === 'type' && namespace === XSI);
  return type?.value.trim().replace(/^[^:]*:/, '') ?? '';
}

export function readChildren(element: XmlElement, readers: ChildReaders, findings: Findings): void {
  if (element.text.trim() !== '') {
    findings.wrong(element.line, `${element.name} holds the text “${shown(element.text.trim())}”: remove it.`);
  }
  for (const child of element.children) {
    const read = Object.hasOwn(readers, child.name) ? readers[child.name] : undefined;
    if (read === undefined || !child.namespace.startsWith(STANDARD)) {
      findings.unsupported(
        child.line,
        `${element.name} has the element ${shown(child.name)}, which FIXatdl 1.1 does not know there.`,
      );
    } else read(child);
  }
}

/** The text of an element that has nothing but text. */
export function textOf(element: XmlElement, findings: Findings): string {
  readAttributes(element, {}, findings);
  for (const child of element.children) {
    findings.unsupported(child.line, `${element.name} holds text only, not the element ${shown(child.name)}.`);
  }
  return element.text;
}

export function isStandardRoot({ name, namespace }: XmlElement): boolean {
  return name === 'Strategies' && namespace === `${STANDARD}Core`;
}

/** A word of the file within a message, cut to a readable length. */
export function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…`.toWellFormed() : text;
}

function noteForeign(element: XmlElement, name: string, namespace: string, findings: Findings): void {
  if (namespace === XSI || namespace === XMLNS || namespace === XML) return;
  findings.note(element.line, `${element.name} has ${shown(name)} of another namespace: ignored.`);
}
