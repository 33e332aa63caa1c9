import type { SummaryPart } from '@meridian/domain/phase-summary';
import type { PaintedRow } from '@meridian/live-client/grid/grid-model';
import { addElement, addIcon, addText, writeAttribute, writeText } from './dom.ts';
import { TRIANGLE } from './glyphs.ts';
import type { LabelPlace } from './paint-columns.ts';
import styles from './group-label.module.css';

export type Expander = { readonly show: (row: PaintedRow) => void; readonly element: HTMLElement };

const MAX_INDENT = 4;
const EXPANDER_PX = 18;
const INDENT_PX = 14;

/** The greatest width of an expander, in pixels. */
export function expanderPx(level: number): number {
  return EXPANDER_PX + INDENT_PX * Math.min(level, MAX_INDENT);
}

/** Folds and unfolds a row. It indents by level even where there is nothing to fold. */
export function addExpander(parent: HTMLElement): Expander {
  const element = addElement(parent, 'span', styles['expander']);
  element.dataset['control'] = 'expander';
  addIcon(element, TRIANGLE, styles['triangle']);
  parent.prepend(element);
  return {
    element,
    show: ({ level, isOpen }) => {
      writeAttribute(element, 'data-level', String(Math.min(level, MAX_INDENT)));
      writeAttribute(element, 'data-open', isOpen === null ? 'none' : String(isOpen));
    },
  };
}

/** The name of a group and its number of rows, over the cells that it covers. */
export class GroupLabel {
  readonly element: HTMLDivElement;
  readonly #expander: Expander;
  readonly #name: Text;
  readonly #count: Text;
  readonly #summary: HTMLElement;

  constructor(parent: HTMLElement) {
    this.element = addElement(parent, 'div', styles['label']);
    this.element.setAttribute('role', 'gridcell');
    this.#expander = addExpander(this.element);
    this.#name = addText(addElement(this.element, 'b', styles['labelName']));
    this.#count = addText(addElement(this.element, 'span', styles['count']));
    this.#summary = addElement(this.element, 'span', styles['summary']);
  }

  paint(row: PaintedRow, place: LabelPlace): void {
    const { style, dataset } = this.element;
    style.left = `${place.left}px`;
    style.width = place.width === null ? '100%' : `${place.width}px`;
    dataset['column'] = place.columnId;
    writeAttribute(this.element, 'aria-colindex', String(place.columnIndex));
    writeAttribute(this.element, 'aria-colspan', String(place.covered.size));
    this.#expander.show(row);
    writeText(this.#name, row.group?.label === '' ? 'None' : (row.group?.label ?? ''));
    writeText(this.#count, (row.group?.rowCount ?? 0).toLocaleString('en-US'));
    this.#paintSummary(row.group?.summary ?? null);
  }

  #paintSummary(parts: readonly SummaryPart[] | null): void {
    writeAttribute(this.#summary, 'hidden', parts === null ? '' : null);
    const pieces = parts ?? [];
    while (this.#summary.childElementCount > pieces.length) this.#summary.lastElementChild?.remove();
    for (const [at, { text, tone }] of pieces.entries()) {
      const piece = this.#summary.children[at] ?? addElement(this.#summary, 'span', styles['piece']);
      writeAttribute(piece, 'data-tone', tone);
      if (piece.textContent !== text) piece.textContent = text;
    }
  }
}
