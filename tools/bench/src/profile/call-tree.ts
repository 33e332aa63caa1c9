/** What V8 writes with `--cpu-prof`, as far as it is needed. */
export type CpuProfile = {
  readonly nodes: readonly ProfileNode[];
  /** The node of each sample, and the time since the sample before it. */
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
};

type ProfileNode = {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
};

/** A function as it was called by the one above it, with the time in it and in all that it called. */
export type Call = {
  readonly name: string;
  /** The file and line. Empty for what belongs to V8. */
  readonly place: string;
  readonly totalUs: number;
  /** Longest first. */
  readonly calls: readonly Call[];
};

const IDLE = '(idle)';
const PLACE = /[^/]+\/[^/]+$/;

/** Everything that a thread did. The time in which it had nothing to do is left out. */
export function callTree({ nodes, samples, timeDeltas }: CpuProfile): Call {
  const selfUs = new Map<number, number>();
  for (const [at, id] of samples.entries()) selfUs.set(id, (selfUs.get(id) ?? 0) + (timeDeltas[at] ?? 0));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callOf = (node: ProfileNode): Call => {
    const called = (node.children ?? []).flatMap((id) => byId.get(id) ?? []);
    const calls = called.filter(({ callFrame }) => callFrame.functionName !== IDLE).map(callOf);
    const inCalls = calls.reduce((sum, { totalUs }) => sum + totalUs, 0);
    return {
      name: node.callFrame.functionName || '(anonymous)',
      place: placeOf(node),
      totalUs: inCalls + (selfUs.get(node.id) ?? 0),
      calls: calls.toSorted((a, b) => b.totalUs - a.totalUs),
    };
  };
  const [root] = nodes;
  return root === undefined ? { name: '(root)', place: '', totalUs: 0, calls: [] } : callOf(root);
}

function placeOf({ callFrame: { url, lineNumber } }: ProfileNode): string {
  const file = PLACE.exec(url)?.[0];
  return file === undefined ? '' : `${file}:${lineNumber + 1}`;
}
