import { expect, it } from 'vitest';
import { callTree, type CpuProfile } from './call-tree.ts';
import { flameGraph } from './flame-graph.ts';

const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 9 });

/** A thread that ran for 100 ms: half of it idle, 30 ms in `look`, and 20 ms in what it called. */
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 3, 5] },
    { id: 2, callFrame: frame('(idle)') },
    { id: 3, callFrame: frame('look', 'file:///desk/kernel/run/look.ts'), children: [4] },
    { id: 4, callFrame: frame('<decide> & "act"', 'file:///desk/kernel/run/decide.ts') },
    { id: 5, callFrame: frame('(garbage collector)') },
  ],
  samples: [2, 3, 4, 3],
  timeDeltas: [50_000, 10_000, 20_000, 20_000],
};

it('adds up what a function took with all that it called, without the time in which there was nothing to do', () => {
  const tree = callTree(profile);
  expect([tree.name, tree.totalUs]).toEqual(['(root)', 50_000]);
  expect(tree.calls.map(({ name, place, totalUs }) => [name, place, totalUs])).toEqual([
    ['look', 'run/look.ts:10', 50_000],
    ['(garbage collector)', '', 0],
  ]);
  expect(tree.calls[0]?.calls.map(({ totalUs }) => totalUs)).toEqual([20_000]);
});

it('draws each function as wide as it took long, below the one that called it', () => {
  const svg = flameGraph(callTree(profile), 'engine');
  const boxes = [...svg.matchAll(/<rect x="([\d.]+)" y="(\d+)" width="([\d.]+)"/g)].map(([, ...at]) => at.map(Number));
  expect(boxes).toEqual([
    [12, 40, 1_576],
    [12, 58, 1_576],
    [12, 76, 630.4],
  ]);
  expect(svg).toContain('engine · 0.1 s of work');
  expect(svg).toContain('<title>&lt;decide&gt; &amp; &quot;act&quot; · run/decide.ts:10 · 40.0 %, 20 ms</title>');
});

it('draws a thread that did nothing', () => {
  expect(flameGraph(callTree({ nodes: [], samples: [], timeDeltas: [] }), 'idle')).toContain('0.0 s of work');
});
