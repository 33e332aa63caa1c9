type InlineContent =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

/** A run of text within a line, and where in the line it begins. */
export type Inline = InlineContent & { readonly at: number };

export type Line = { readonly text: string; readonly parts: readonly Inline[] };

export type Step = { readonly id: string; readonly line: Line };

type BlockContent =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string; readonly anchor: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'list'; readonly items: readonly Line[] }
  | { readonly kind: 'commands'; readonly text: string }
  | { readonly kind: 'picture'; readonly file: string; readonly says: string };

/** A part of a page, and its place on it. */
export type Block = BlockContent & { readonly place: number };

export type HandbookPage = { readonly title: string; readonly blocks: readonly Block[] };

const STEP = /^\d+\. \*\*([A-Z]+\d+)\*\* (.+)$/;
const PICTURE = /^!\[([^\]]*)\]\(pictures\/([\w-]+\.png)\)$/;
const INLINE = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** A screen of the product, another page, or a heading. Anything else stays text. */
const SCREEN = /^\/(?!\/)[\w\-/?=&#]*$/;
const PAGE = /^([a-z]+)\.md(#[\w-]+)?$/;

/** Reads the little Markdown that the handbook is written in. What it does not know is shown as text, never as markup. */
export function readPage(text: string): HandbookPage {
  const [first = '', ...rest] = text.split('\n');
  const blocks = paragraphsOf(rest.join('\n')).flatMap(blocksOf);
  return { title: first.replace(/^# /, ''), blocks: blocks.map((block, place) => Object.assign(block, { place })) };
}

/** Separated by empty lines, save within commands. */
function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/(^```\w*\n[\s\S]*?^```$)/m)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/)))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function blocksOf(paragraph: string): readonly BlockContent[] {
  const lines = paragraph.split('\n');
  const [first = ''] = lines;
  const heading = /^(#{2,3}) (.+)$/.exec(first);
  if (heading !== null) {
    const [, marks = '', text = ''] = heading;
    const more = lines.slice(1).join('\n');
    const block: BlockContent = { kind: 'heading', level: marks.length === 2 ? 2 : 3, text, anchor: anchorOf(text) };
    return [block, ...(more === '' ? [] : blocksOf(more))];
  }
  if (first.startsWith('```')) return [{ kind: 'commands', text: lines.slice(1, -1).join('\n') }];
  const picture = PICTURE.exec(paragraph);
  if (picture !== null) return [{ kind: 'picture', says: picture[1] ?? '', file: picture[2] ?? '' }];
  const steps = lines.map((line) => STEP.exec(line));
  if (steps.every((step) => step !== null)) {
    return [{ kind: 'steps', steps: steps.map(([, id = '', line = '']) => ({ id, line: readLine(line) })) }];
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return [{ kind: 'list', items: lines.map((line) => readLine(line.slice(2))) }];
  }
  return [{ kind: 'paragraph', line: readLine(lines.join(' ')) }];
}

export function readLine(text: string): Line {
  const parts: Inline[] = [];
  const addText = (from: number, to: number): void => {
    if (to > from) parts.push({ kind: 'text', text: text.slice(from, to), at: from });
  };
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    addText(from, match.index);
    parts.push(Object.assign(inlineOf(match), { at: match.index }));
    from = match.index + match[0].length;
  }
  addText(from, text.length);
  return { text, parts };
}

function inlineOf([, strong, code, label = '', target = '']: RegExpExecArray): InlineContent {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (code !== undefined) return { kind: 'code', text: code };
  const to = addressOf(target);
  return to === null ? { kind: 'text', text: label } : { kind: 'link', text: label, to };
}

function addressOf(target: string): string | null {
  const page = PAGE.exec(target);
  if (page !== null) return `/handbook/${page[1] ?? ''}${page[2] ?? ''}`;
  return SCREEN.test(target) || /^#[\w-]+$/.test(target) ? target : null;
}

/** As a reader of the file elsewhere names a heading. */
export function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}
