import { writeAttribute } from './dom.ts';

const STEP_MS = 150;
const STEPS = 6;

/** Fades changed cells in a few steps, all on one timer. Does nothing where the user prefers no motion. */
export class Flasher {
  readonly #started = new Map<HTMLElement, number>();
  readonly #reducedMotion: MediaQueryList | null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(window: Window | null) {
    this.#reducedMotion = window?.matchMedia('(prefers-reduced-motion: reduce)') ?? null;
  }

  start(cell: HTMLElement, direction: 'up' | 'down'): void {
    if (this.#reducedMotion?.matches === true) return;
    this.#started.set(cell, performance.now());
    writeAttribute(cell, 'data-flash', direction);
    writeAttribute(cell, 'data-fade', '0');
    this.#timer ??= setTimeout(() => this.#step(), STEP_MS);
  }

  /** Ends the flash: the cell now shows another row, or has moved. */
  end(cell: HTMLElement): void {
    if (!this.#started.delete(cell)) return;
    writeAttribute(cell, 'data-flash', null);
    writeAttribute(cell, 'data-fade', null);
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#started.clear();
  }

  #step(): void {
    const nowMs = performance.now();
    for (const [cell, startMs] of this.#started) {
      const step = Math.floor((nowMs - startMs) / STEP_MS);
      if (step >= STEPS) this.end(cell);
      else writeAttribute(cell, 'data-fade', String(step));
    }
    this.#timer = this.#started.size === 0 ? null : setTimeout(() => this.#step(), STEP_MS);
  }
}
