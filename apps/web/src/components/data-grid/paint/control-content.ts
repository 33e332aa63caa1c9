import type { PaintedCell } from '@meridian/live-client/grid/grid-model';
import { addElement, addIcon, addText, writeAttribute, writeText } from './dom.ts';
import { BELL, CHEVRON } from './glyphs.ts';
import styles from './contents.module.css';

/** Controls inside a row, by `data-control`. One listener serves all rows. */
export type ControlName = 'bell' | 'details' | 'download' | 'expander' | 'check';

/** Not in the tab order: the grid is one stop, and Enter presses the control of the active cell. */
function addButton(element: HTMLElement, control: ControlName, label: string, className: string | undefined) {
  const button = addElement(element, 'button', className);
  button.type = 'button';
  button.tabIndex = -1;
  button.dataset['control'] = control;
  button.setAttribute('aria-label', label);
  return button;
}

export function bellContent(element: HTMLElement) {
  const button = addButton(element, 'bell', 'Event log', styles['button']);
  addIcon(button, BELL, styles['icon']);
  const dot = addElement(button, 'span', styles['dot']);
  let hasNewLogs = false;
  let isWatched = false;
  const show = () => {
    const hasDot = hasNewLogs && !isWatched;
    writeAttribute(dot, 'hidden', hasDot ? null : '');
    writeAttribute(button, 'aria-label', hasDot ? 'Event log, new entries' : 'Event log');
  };
  show();
  return {
    besidePx: 0,
    paint: ({ detail }: PaintedCell) => {
      const bell = detail?.kind === 'bell' ? detail : null;
      hasNewLogs = bell?.hasNewLogs === true;
      writeAttribute(button, 'hidden', bell === null ? '' : null);
      writeAttribute(button, 'disabled', bell?.isEnabled === true ? null : '');
      show();
    },
    paintWatched: (isNowWatched: boolean) => {
      if (isNowWatched === isWatched) return;
      isWatched = isNowWatched;
      show();
    },
  };
}

export function detailsContent(element: HTMLElement) {
  const button = addButton(element, 'details', 'Details', styles['button']);
  addIcon(button, CHEVRON, styles['icon']);
  return { besidePx: 0, paint: () => undefined };
}

export function downloadContent(element: HTMLElement) {
  const button = addButton(element, 'download', NO_REPORT, styles['textButton']);
  const text = addText(button);
  return {
    besidePx: 0,
    paint: ({ detail }: PaintedCell) => {
      const state = detail?.kind === 'download' ? detail.state : 'none';
      writeText(text, state === 'pending' ? BEING_MADE : 'PDF');
      writeAttribute(button, 'disabled', state === 'ready' ? null : '');
      writeAttribute(button, 'aria-label', DOWNLOAD_LABELS[state]);
    },
  };
}

const NO_REPORT = 'No report yet';
const BEING_MADE = 'Being made';
const DOWNLOAD_LABELS = { ready: 'Download PDF', pending: BEING_MADE, none: NO_REPORT } as const;

/** Pressing the name opens the row. A dot and bold letters mark what nobody has opened yet. */
export function reportNameContent(element: HTMLElement) {
  const dot = addElement(element, 'span', styles['newDot']);
  const button = addButton(element, 'details', '', styles['link']);
  const text = addText(button);
  return {
    besidePx: 15,
    paint: ({ text: name, detail }: PaintedCell) => {
      const isNew = detail?.kind === 'report-name' && detail.isNew;
      writeText(text, name);
      writeAttribute(dot, 'data-new', isNew ? '' : null);
      writeAttribute(button, 'data-new', isNew ? '' : null);
      writeAttribute(button, 'aria-label', isNew ? `New: ${name}` : name);
    },
  };
}
