import { seededRng } from '@meridian/cost-model/sfc32';
import type { FixatdlFile, Strategy } from '@meridian/fixatdl/model/fixatdl-file';
import { writeFixatdl } from '@meridian/fixatdl/write-fixatdl';
import { arrivePlus } from './examples/arrive-plus.ts';
import { scheduleStrategy } from './examples/schedule-strategies.ts';

export const EXAMPLE_SEED = 1;

export type ExampleFile = { readonly name: string; readonly text: string };

/** Files of three invented brokers: one strategy, six, and forty. */
export function exampleFiles(seed: number): readonly ExampleFile[] {
  return [
    { name: 'northwind.xml', text: text([arrivePlus('ArrivePlus', 'Arrive Plus', '1007')], {}) },
    { name: 'harbour.xml', text: text(drawn(6, 'HARBOUR', seed), { tag957Support: true }) },
    {
      name: 'summit.xml',
      text: text([...drawn(39, 'SUMMIT', seed), arrivePlus('Arrive', 'Arrive', '1')], {
        versionIdentifierTag: 6061,
        draftFlagIdentifierTag: 6060,
        changeStrategyOnCxlRpl: false,
      }),
    },
  ];
}

function drawn(count: number, provider: string, seed: number): readonly Strategy[] {
  const rng = seededRng(seed, provider);
  return Array.from({ length: count }, (_, index) => scheduleStrategy(index, provider, rng));
}

function text(strategies: readonly Strategy[], attributes: Partial<FixatdlFile>): string {
  return writeFixatdl({ line: 0, strategyIdentifierTag: 847, ...attributes, edits: [], strategies });
}
