/**
 * What is said about a line of a file. Wrong: it breaks the standard. Unsupported: it may be right, but we cannot do
 * it. Of either the strategy is not offered. A note changes nothing.
 */
export type Finding = {
  readonly line: number;
  readonly kind: 'wrong' | 'unsupported' | 'note';
  /** Null when it is about the whole file. */
  readonly strategy: string | null;
  readonly message: string;
};

const MAX_FINDINGS = 1_000;

/** Collects findings. A hostile file cannot make more of them than a person would read. */
export class Findings {
  readonly #found: Finding[] = [];
  readonly #strategy: string | null;

  constructor(found: Finding[] = [], strategy: string | null = null) {
    this.#found = found;
    this.#strategy = strategy;
  }

  /** The same list, for what is found in one strategy. */
  in(strategy: string): Findings {
    return new Findings(this.#found, strategy);
  }

  wrong(line: number, message: string): void {
    this.#add({ line, kind: 'wrong', strategy: this.#strategy, message });
  }

  unsupported(line: number, message: string): void {
    this.#add({ line, kind: 'unsupported', strategy: this.#strategy, message });
  }

  note(line: number, message: string): void {
    this.#add({ line, kind: 'note', strategy: this.#strategy, message });
  }

  all(): readonly Finding[] {
    return [...this.#found].sort((a, b) => a.line - b.line);
  }

  /** What keeps a strategy from being offered is kept also when the list is full. */
  #add(finding: Finding): void {
    const isFull = this.#found.length >= MAX_FINDINGS;
    if (isFull && (finding.kind === 'note' || this.#isStopped(finding.strategy))) return;
    this.#found.push(finding);
  }

  #isStopped(name: string | null): boolean {
    return this.#found.some(({ strategy, kind }) => strategy === name && kind !== 'note');
  }
}
