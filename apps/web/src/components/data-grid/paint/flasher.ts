export type FlashLook = { readonly direction: 'up' | 'down'; readonly step: number };

/** Shows a flash; null ends it. */
export type FlashTarget = { showFlash(flash: FlashLook | null): void };

type Flash = { readonly startMs: number; readonly direction: 'up' | 'down'; step: number };

/** 0.9 s in all. Each step is drawn, and on a busy grid they are most of what is drawn. */
const STEP_MS = 225;
const STEPS = 4;

/** Fades changed cells in a few steps, all on one timer. Does nothing where the user prefers no motion. */
export class Flasher {
  readonly #started = new Map<FlashTarget, Flash>();
  readonly #reducedMotion: MediaQueryList | null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(window: Window | null) {
    this.#reducedMotion = window?.matchMedia('(prefers-reduced-motion: reduce)') ?? null;
  }

  start(cell: FlashTarget, direction: 'up' | 'down'): void {
    if (this.#reducedMotion?.matches === true) return;
    this.#started.set(cell, { startMs: performance.now(), direction, step: 0 });
    cell.showFlash({ direction, step: 0 });
    this.#timer ??= setTimeout(() => this.#step(), STEP_MS);
  }

  /** Ends the flash: the cell now shows another row, or has moved. */
  end(cell: FlashTarget): void {
    if (this.#started.delete(cell)) cell.showFlash(null);
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#started.clear();
  }

  #step(): void {
    const nowMs = performance.now();
    for (const [cell, flash] of this.#started) {
      const step = Math.floor((nowMs - flash.startMs) / STEP_MS);
      if (step >= STEPS) this.end(cell);
      else if (step !== flash.step) {
        flash.step = step;
        cell.showFlash({ direction: flash.direction, step });
      }
    }
    this.#timer = this.#started.size === 0 ? null : setTimeout(() => this.#step(), STEP_MS);
  }
}
