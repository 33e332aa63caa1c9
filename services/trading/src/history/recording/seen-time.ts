export type Span = { readonly fromMs: number; readonly toMs: number };

/** Some instrument moves every few milliseconds. A longer silence means that nobody recorded. */
export const SILENCE_MS = 5_000;

/** When the market was recorded, as separate spans. */
export class SeenTime {
  readonly #spans: { fromMs: number; toMs: number }[] = [];

  /** Times ascend. Returns the gap before this time, if any. */
  note(atMs: number): Span | null {
    const last = this.#spans.at(-1);
    if (last !== undefined && atMs - last.toMs <= SILENCE_MS) {
      last.toMs = Math.max(last.toMs, atMs);
      return null;
    }
    this.#spans.push({ fromMs: atMs, toMs: atMs });
    return last === undefined ? null : { fromMs: last.toMs, toMs: atMs };
  }

  /** Null before the first look. */
  get lastMs(): number | null {
    return this.#spans.at(-1)?.toMs ?? null;
  }

  /** Parts of a span without a recording. */
  gapsIn({ fromMs, toMs }: Span): readonly Span[] {
    const gaps: Span[] = [];
    let at = fromMs;
    for (const seen of this.#spans) {
      if (seen.fromMs - at > SILENCE_MS && at < toMs) gaps.push({ fromMs: at, toMs: Math.min(seen.fromMs, toMs) });
      at = Math.max(at, seen.toMs);
    }
    if (toMs - at > SILENCE_MS) gaps.push({ fromMs: at, toMs });
    return gaps;
  }

  /** 0 to 1. */
  shareOf(span: Span): number {
    const missedMs = this.gapsIn(span).reduce((sum, gap) => sum + gap.toMs - gap.fromMs, 0);
    return 1 - missedMs / (span.toMs - span.fromMs);
  }
}
