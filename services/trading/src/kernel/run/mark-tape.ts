import type { Turn } from '../turn.ts';

/** Records the market sums of instruments with working orders, if they changed. */
export function markTape(turn: Turn): void {
  const marks = [];
  for (const instrument of turn.live.instruments()) {
    const mark = turn.tape.mark(instrument, turn.nowMs);
    const known = turn.state.tapeMarks.get(instrument);
    const hasMoved = known === undefined || known.lots !== mark.lots || known.quotedMs !== mark.quotedMs;
    if (hasMoved) marks.push({ instrument, mark });
  }
  if (marks.length > 0) turn.emit({ ...turn.head, kind: 'TapeMarked', marks });
}
