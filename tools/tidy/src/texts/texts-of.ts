import type { SourceFile } from '../tree.ts';
import { childrenOf, isNode, nameOf, parseSource, type SyntaxNode } from './syntax.ts';

export type FoundText = {
  readonly text: string;
  /** A button's or a menu item's own word. */
  readonly isButton: boolean;
};

/** Names under which a single word is a text: what a person reads, and not a value for programs. */
const SPOKEN =
  /^(aria-label|aria-description|alt|caption|description|detail|empty|header|heading|hint|label|labels|legend|message|note|placeholder|problem|reason|subject|subtitle|summary|text|title|tooltip|words?)$|(Label|Text|Title|Message|Hint|Header|Heading|Placeholder|Caption|Subject)s?$|_(LABELS?|TEXTS?|TITLES?|MESSAGES?)$/;
/** Names under which even a sentence is for programs. */
const UNSPOKEN =
  /^(className|style|href|to|path|d|viewBox|transform|points|grid|gridTemplate\w*|key|id|type|kind|pattern|sql|operationId|tags|role|schema)$|(Class|ClassName|Path|Url|Selector|Query|Sql|_SQL|Pattern|Regex)$/;
const UNSPOKEN_CALLS = new Set([
  'sql',
  'cx',
  'matchMedia',
  'querySelector',
  'querySelectorAll',
  'closest',
  'RegExp',
  'Error',
  'TypeError',
  'RangeError',
  'import',
  'require',
  'css',
  'query',
  'split',
  'includes',
  'startsWith',
  'endsWith',
  'indexOf',
  'test',
  'replace',
  'replaceAll',
  'exec',
  'setProperty',
  'postgres',
  'raw',
  'ref',
]);
const BUTTONS = /^(Button|MenuItem|SubmitButton|ActionButton|button)$/;
const STATEMENT =
  /^\s*(select|insert|update|delete|create|alter|drop|copy|with|from|where|order by|lock|listen|begin|commit|truncate|values|on conflict|and|or|set local|pragma|read_parquet|install|load)\b[^.]*$/i;
/** Parts of statements, which have their words in capitals. */
const CLAUSE = /\b(CASE WHEN|IS NOT NULL|SELECT|AND)\b|\b(IN|FILTER|AS) \(/;
const COLUMNS = /\w as ("\w|\w+$)/;
const STYLE =
  /var\(--|calc\(|^\d*\.?\d+(px|fr|%|rem)|minmax\(|rgba?\(|\b(solid|dashed) |prefers-|min-width|^[MmLl]\s?[\d.-]/;

type Place = { readonly name: string; readonly isButton: boolean; readonly isSpoken: boolean };

/** The texts of a file that reach a person, in the order of the source. */
export function textsOf(file: SourceFile): readonly FoundText[] {
  const found: FoundText[] = [];
  walk(parseSource(file), { name: '', isButton: false, isSpoken: false }, found);
  return found;
}

function walk(node: SyntaxNode, place: Place, found: FoundText[]): void {
  if (isSkipped(node)) return;
  const text = textOf(node);
  if (text !== null) {
    const isElementText = node.type === 'JSXText' || node.type === 'JSXElement';
    if (isElementText ? isWord(text) : isForPeople(text, place.isSpoken))
      found.push({ text, isButton: place.isButton });
    if (node.type === 'TemplateLiteral')
      for (const child of nodesIn(node['expressions'])) walk(child, inside(place), found);
    return;
  }
  const next = placeBelow(node, place);
  if (next === null) return;
  if (node.type === 'Property' || node.type === 'PropertyDefinition') {
    if (isNode(node['value'])) walk(node['value'], next, found);
    return;
  }
  for (const child of childrenOf(node)) walk(child, next, found);
}

function inside(place: Place): Place {
  return { ...place, name: '', isSpoken: false };
}

function isSkipped({ type }: SyntaxNode): boolean {
  return /^(Import|ExportAll|TS(Type|Interface|Literal|Union|Enum))/.test(type) || type === 'TSTypeAnnotation';
}

/** Where a child stands: under which name, and whether in a button. Null where nothing is for people. */
function placeBelow(node: SyntaxNode, place: Place): Place | null {
  switch (node.type) {
    case 'JSXElement':
      return { name: '', isSpoken: false, isButton: BUTTONS.test(elementName(node)) };
    case 'JSXAttribute':
    case 'Property':
    case 'PropertyDefinition':
      return named(nameOf(node['key'] ?? node['name']), place);
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
      return named(nameOf(node['id']), { ...place, isButton: false });
    case 'TaggedTemplateExpression':
      return null;
    case 'BinaryExpression':
      return /^[=!]==?$/.test(String(node['operator'])) ? null : place;
    case 'CallExpression':
    case 'NewExpression':
      return UNSPOKEN_CALLS.has(nameOf(node)) ? null : { ...place, name: '' };
    default:
      return place;
  }
}

function named(name: string, place: Place): Place | null {
  if (UNSPOKEN.test(name)) return null;
  return {
    name,
    isSpoken: SPOKEN.test(name) || (place.isSpoken && name !== ''),
    isButton: place.isButton && /^(children|label)$/.test(name),
  };
}

function elementName(node: SyntaxNode): string {
  return isNode(node['openingElement']) ? nameOf(node['openingElement']['name']) : '';
}

/** The text of a literal, of a template with its gaps named, or of an element. */
function textOf(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type === 'JSXText') return String(node['value']).replace(/\s+/g, ' ').trim();
  if (node.type !== 'TemplateLiteral') return null;
  const gaps = nodesIn(node['expressions']).map((gap) => `{${nameOf(gap) || '…'}}`);
  return nodesIn(node['quasis'])
    .map((quasi, index) => `${cooked(quasi)}${gaps[index] ?? ''}`)
    .join('');
}

function cooked(quasi: SyntaxNode): string {
  const value = quasi['value'];
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

function nodesIn(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A sentence, or a single word where words are for people. */
function isForPeople(text: string, isSpoken: boolean): boolean {
  const bare = text.replace(/\{[^}]*\}/g, '').trim();
  if (!/\p{L}{2}/u.test(bare) || STYLE.test(text) || STATEMENT.test(text) || CLAUSE.test(text) || COLUMNS.test(text))
    return false;
  if (/^[\w-]*[/:#.@][\w/:#.@{}-]*$/.test(text) || text.includes('://') || text.includes('=>')) return false;
  if (isSpoken) return /\s/.test(bare) || /^[\p{Lu}\d“"(%$]/u.test(bare);
  return /\p{L}[\p{L}’',.:;)]*\s+[\p{L}({]/u.test(bare) && !/^[a-z-]+( [a-z-]+)?$/.test(bare);
}

function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}
