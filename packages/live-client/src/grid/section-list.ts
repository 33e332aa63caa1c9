import { ORDER_PHASES, type OrderPhase, PHASE_LABELS } from '@meridian/domain/order-phase';
import { type DisplayList, type GroupRun, isOpenBy } from './display-list.ts';
import type { GridExpansion } from './grid-model.ts';
import type { PhaseKey } from './phase-key.ts';

/** The name of a section in `GridExpansion`. */
export function sectionPath(phase: OrderPhase): string {
  return `section:${phase}`;
}

export function isSectionPath(path: string | number): boolean {
  return ORDER_PHASES.some((phase) => sectionPath(phase) === path);
}

export type SectionRun = GroupRun & { readonly phase: OrderPhase };

type SectionOptions = {
  /** Sorted by phase first. */
  readonly slots: Int32Array;
  readonly phases: Pick<PhaseKey, 'noted'>;
  readonly expansion: GridExpansion;
};

/** Start and end of each phase. Empty phases are left out. Needs no pass over the rows. */
export function findSections({ slots, phases, expansion }: SectionOptions): readonly SectionRun[] {
  const isOpen = isOpenBy(expansion);
  let start = 0;
  return ORDER_PHASES.flatMap((phase, rank) => {
    const from = start;
    start = firstAfter(slots, phases, rank, from);
    if (start === from) return [];
    const path = sectionPath(phase);
    const label = PHASE_LABELS[phase];
    return [
      { path, phase, columnId: '', label, level: 0, start: from, end: start, isOpen: isOpen(path), isSection: true },
    ];
  });
}

/** Open sections with their rows, then closed ones, which stay visible. */
export function sectionList(options: SectionOptions): DisplayList & { readonly sections: readonly SectionRun[] } {
  const { slots } = options;
  const sections = findSections(options);
  const open = sections.filter(({ isOpen }) => isOpen);
  const folded = sections.filter(({ isOpen }) => !isOpen);
  const firstLines: number[] = [];
  let length = 0;
  for (const { start, end } of open) {
    firstLines.push(length);
    length += 1 + end - start;
  }
  const flow = length;
  return {
    sections,
    length: flow + folded.length,
    rowCount: slots.length,
    docked: folded.length,
    item: (index) => {
      if (index >= flow) return groupItem(folded[index - flow]);
      const at = firstLines.findLastIndex((first) => first <= index);
      const section = open[at];
      const offset = index - (firstLines[at] ?? 0);
      if (section === undefined || offset === 0) return groupItem(section);
      const slot = slots[section.start + offset - 1];
      return slot === undefined ? null : { kind: 'row', slot, level: 1, isOpen: null };
    },
    indexOf: (slot) => {
      const place = slots.indexOf(slot);
      const at = open.findIndex(({ start, end }) => start <= place && place < end);
      const section = open[at];
      return section === undefined ? -1 : (firstLines[at] ?? 0) + 1 + place - section.start;
    },
    closedAbove: (slot) => {
      const place = slots.indexOf(slot);
      return folded.filter(({ start, end }) => start <= place && place < end).map(({ path }) => path);
    },
  };
}

function groupItem(group: SectionRun | undefined) {
  return group === undefined ? null : ({ kind: 'group', group } as const);
}

/** The first position from `from` whose row has a later phase. */
function firstAfter(slots: Int32Array, phases: Pick<PhaseKey, 'noted'>, rank: number, from: number): number {
  let low = from;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (phases.noted(slots[middle] ?? 0) <= rank) low = middle + 1;
    else high = middle;
  }
  return low;
}
