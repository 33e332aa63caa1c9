import type { ColumnKind } from '@meridian/domain/columns/column-kind';
import type { PaintedCell } from '@meridian/live-client/grid/grid-model';
import { bellContent, detailsContent, downloadContent, reportNameContent } from './control-content.ts';
import { addElement, addIcon, addText, writeAttribute, writeText } from './dom.ts';
import { GLYPH_PATHS } from './glyphs.ts';
import styles from './contents.module.css';

/** The content of one cell. Built once, then updated. */
export type CellContent = {
  readonly paint: (cell: PaintedCell) => void;
  /** The greatest width of what is beside the text, in pixels. */
  readonly besidePx: number;
  /** For controls that look different while the details of the row are open. */
  readonly paintWatched?: (isWatched: boolean) => void;
};

type ContentFactory = (element: HTMLElement) => CellContent;

function plain(element: HTMLElement, besidePx = 0): CellContent {
  const text = addText(element);
  return { besidePx, paint: (cell) => writeText(text, cell.text) };
}

/** The style sheet marks a limit that keeps an order from trading. */
const LIMIT_MARK_PX = 12;

const status: ContentFactory = (element) => {
  const chip = addElement(element, 'span', styles['status']);
  const glyph = addIcon(chip, { viewBox: '0 0 10 10', path: '' }, styles['glyph']);
  const text = addText(chip);
  return {
    besidePx: 20,
    paint: ({ text: label, detail }) => {
      const style = detail?.kind === 'status' ? detail.style : null;
      writeAttribute(glyph, 'd', style === null ? '' : GLYPH_PATHS[style.glyph]);
      writeAttribute(chip, 'data-status', style === null ? null : style.tone);
      writeAttribute(chip, 'data-chip', style?.chip === true ? '' : null);
      writeAttribute(chip, 'data-tinted', style?.tintedLabel === true ? '' : null);
      writeText(text, label);
    },
  };
};

const symbol: ContentFactory = (element) => {
  const text = addText(addElement(element, 'b', styles['symbol']));
  const country = addText(addElement(element, 'span', styles['country']));
  return {
    besidePx: 30,
    paint: (cell) => {
      writeText(text, cell.text);
      writeText(country, cell.detail?.kind === 'symbol' ? cell.detail.country : '');
    },
  };
};

const filledBar: ContentFactory = (element) => {
  const track = addElement(element, 'span', styles['track']);
  const fill = addElement(track, 'span', styles['fill']);
  const goal = addElement(track, 'span', styles['goal']);
  const text = addText(addElement(element, 'span', styles['figure']));
  return {
    besidePx: 46,
    paint: (cell) => {
      const bar = cell.detail?.kind === 'filled-bar' ? cell.detail : null;
      writeAttribute(track, 'data-side', bar === null ? 'none' : (bar.side ?? 'unknown'));
      fill.style.width = `${((bar?.fraction ?? 0) * 100).toFixed(1)}%`;
      writeAttribute(goal, 'hidden', bar === null || bar.goalFraction === null ? '' : null);
      goal.style.left = `${((bar?.goalFraction ?? 0) * 100).toFixed(1)}%`;
      writeText(text, cell.text);
    },
  };
};

/** A text whose tooltip says more. */
const hinted: ContentFactory = (element) => {
  const text = addText(element);
  return {
    besidePx: 0,
    paint: (cell) => {
      writeText(text, cell.text);
      writeAttribute(element, 'data-hint', cell.detail?.kind === 'hint' ? cell.detail.hint : null);
    },
  };
};

/** A clock time on the left and a countdown on the right. Hover shows the exchange's time. */
const end: ContentFactory = (element) => {
  const clock = addText(element);
  const word = addText(addElement(element, 'span', styles['endWord']));
  const leftBox = addElement(element, 'span', styles['left']);
  const left = addText(leftBox);
  return {
    besidePx: 60,
    paint: ({ text, detail }) => {
      const shown = detail?.kind === 'end' ? detail : null;
      writeText(clock, shown?.clock ?? text);
      writeText(word, shown?.word ?? '');
      writeText(left, shown?.left ?? '');
      writeAttribute(leftBox, 'data-tone', shown?.leftTone ?? null);
      writeAttribute(element, 'data-hint', shown === null || shown.hint === '' ? null : shown.hint);
    },
  };
};

/** A word, drawn as a chip when somebody has to act. */
const chip: ContentFactory = (element) => {
  const box = addElement(element, 'span', styles['word']);
  const text = addText(box);
  return {
    besidePx: 10,
    paint: (cell) => {
      writeAttribute(box, 'data-chip', cell.detail?.kind === 'chip' ? cell.detail.tone : null);
      writeText(text, cell.text);
    },
  };
};

/** A value with a small tag after it, such as VC. Null hides it. */
function tagged(besidePx: number, tagOf: (cell: PaintedCell) => string | null): ContentFactory {
  return (element) => {
    const text = addText(element);
    const mark = addElement(element, 'span', styles['tag']);
    const tagText = addText(mark);
    return {
      besidePx,
      paint: (cell) => {
        const tag = tagOf(cell);
        writeText(text, cell.text);
        writeText(tagText, tag ?? '');
        writeAttribute(mark, 'hidden', tag === null ? '' : null);
      },
    };
  };
}

/** What a staged order will be sent with, else that its volume cap is binding. */
function strategyTag({ detail }: PaintedCell): string | null {
  if (detail?.kind !== 'strategy') return null;
  return detail.stagedFor?.toUpperCase() ?? (detail.isVolumeCapConstrained ? 'VC' : null);
}

function inactiveTag({ detail }: PaintedCell): string | null {
  return detail?.kind === 'report-status' && detail.isInactive ? 'Inactive' : null;
}

const FACTORIES: Readonly<Partial<Record<ColumnKind, ContentFactory>>> = {
  status,
  'child-status': status,
  symbol,
  'filled-bar': filledBar,
  'start-time': hinted,
  'end-time': end,
  'on-off': chip,
  'auto-trading': chip,
  'must-finish': chip,
  'stuck-reason': chip,
  'log-level': chip,
  strategy: tagged(32, strategyTag),
  'report-status': tagged(62, inactiveTag),
  'report-name': reportNameContent,
  bell: bellContent,
  details: detailsContent,
  download: downloadContent,
};

export function createContent(kind: ColumnKind, element: HTMLElement): CellContent {
  return FACTORIES[kind]?.(element) ?? plain(element, kind === 'limit' ? LIMIT_MARK_PX : 0);
}

/** True when the text is all that the cell shows. */
export function isPlainContent(kind: ColumnKind): boolean {
  return FACTORIES[kind] === undefined;
}
