import type { Call } from './call-tree.ts';

const WIDTH = 1_600;
const ROW = 18;
const MARGIN = 12;
const HEADER = 40;
/** Narrower than this nobody sees it. */
const MIN_WIDTH = 0.5;
const CHARACTER = 6.6;
const PADDING = 3;
/** A deeper call is no longer drawn. */
const MAX_DEPTH = 120;

type Box = { readonly call: Call; readonly x: number; readonly depth: number; readonly width: number };

/** Each call as a box below the one that made it, as wide as it took long: one SVG, which any browser opens. */
export function flameGraph(tree: Call, title: string): string {
  const boxes = boxesOf(tree);
  const depth = boxes.reduce((most, box) => Math.max(most, box.depth), 0);
  const height = HEADER + (depth + 1) * ROW + MARGIN;
  const busy = `${(tree.totalUs / 1e6).toFixed(1)} s of work`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"`,
    `  font-family="ui-monospace, monospace" font-size="11">`,
    `<rect width="100%" height="100%" fill="#12161c"/>`,
    `<text x="${MARGIN}" y="24" fill="#e6e9ee" font-size="14">${escaped(`${title} · ${busy}`)}</text>`,
    ...boxes.map((box) => drawn(box, tree.totalUs)),
    '</svg>',
    '',
  ].join('\n');
}

function boxesOf(tree: Call): readonly Box[] {
  const boxes: Box[] = [];
  const scale = (WIDTH - 2 * MARGIN) / Math.max(1, tree.totalUs);
  const place = (call: Call, x: number, depth: number): void => {
    const width = call.totalUs * scale;
    if (width < MIN_WIDTH || depth > MAX_DEPTH) return;
    boxes.push({ call, x, depth, width });
    let left = x;
    for (const called of call.calls) {
      place(called, left, depth + 1);
      left += called.totalUs * scale;
    }
  };
  place(tree, MARGIN, 0);
  return boxes;
}

function drawn({ call, x, depth, width }: Box, allUs: number): string {
  const { name, place, totalUs } = call;
  const y = HEADER + depth * ROW;
  const share = `${((100 * totalUs) / allUs).toFixed(1)} %, ${(totalUs / 1_000).toFixed(0)} ms`;
  const shown = name.slice(0, Math.max(0, Math.floor((width - 2 * PADDING) / CHARACTER)));
  const text = shown.length < 3 ? '' : `<text x="${(x + PADDING).toFixed(1)}" y="${y + 12}">${escaped(shown)}</text>`;
  const box = `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${colourOf(call)}"/>`;
  return `<g><title>${escaped([name, place, share].filter(Boolean).join(' · '))}</title>${box}${text}</g>`;
}

/** The same file has the same colour; V8's own work is grey. */
function colourOf({ place }: Call): string {
  if (place === '') return '#8b95a5';
  const [file = ''] = place.split(':');
  let hash = 0;
  for (const character of file) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return `hsl(${hash} 55% 66%)`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
