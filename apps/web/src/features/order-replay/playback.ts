export type Span = { readonly fromMs: number; readonly toMs: number };

export const SPEEDS = [1, 5, 20, 60] as const;
export type Speed = (typeof SPEEDS)[number];

/** What ticks: an animation frame in a page. */
export type Frames = { readonly ask: (run: (nowMs: number) => void) => number; readonly drop: (id: number) => void };

/** How often texts follow while it plays. Charts follow every frame. */
const TELL_EVERY_MS = 100;
/** For those who want less motion: steps instead of a glide. */
const STEP_EVERY_MS = 500;

/** The moment that is shown, and its movement. Charts listen to every frame, texts to some of them. */
export class Playback {
  readonly #frames: Frames;
  readonly #everyMs: number;
  readonly #onFrame = new Set<() => void>();
  readonly #onTell = new Set<() => void>();
  #span: Span;
  #atMs: number;
  #speed: Speed = 5;
  #frame: number | null = null;
  #lastMs: number | null = null;
  #drawnMs: number;
  #toldMs = Number.NEGATIVE_INFINITY;
  #stops: readonly number[] = [];

  constructor(span: Span, atMs: number, frames: Frames, isStill = false) {
    this.#frames = frames;
    this.#everyMs = isStill ? STEP_EVERY_MS : 0;
    this.#span = span;
    this.#atMs = inside(span, atMs);
    this.#drawnMs = this.#atMs;
  }

  get atMs(): number {
    return this.#atMs;
  }

  get span(): Span {
    return this.#span;
  }

  get speed(): Speed {
    return this.#speed;
  }

  get isPlaying(): boolean {
    return this.#frame !== null;
  }

  /** Moments at which it stops by itself. */
  stopAt(moments: readonly number[]): void {
    this.#stops = moments;
  }

  /** A running order grows. Whoever is at its end stays there. */
  setSpan(span: Span): void {
    const isAtEnd = this.#atMs >= this.#span.toMs && !this.isPlaying;
    this.#span = span;
    this.#move(isAtEnd ? span.toMs : this.#atMs);
  }

  seek(ms: number): void {
    this.#lastMs = null;
    this.#move(ms);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** From the start again when it is at the end. */
  play(): void {
    if (this.isPlaying) return;
    if (this.#atMs >= this.#span.toMs) this.#atMs = this.#span.fromMs;
    this.#lastMs = null;
    this.#frame = this.#frames.ask(this.#run);
    this.#tell();
  }

  pause(): void {
    if (this.#frame === null) return;
    this.#frames.drop(this.#frame);
    this.#frame = null;
    this.#tell();
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    this.#tell();
  }

  /** Every frame. */
  onFrame(listener: () => void): () => void {
    this.#onFrame.add(listener);
    return () => void this.#onFrame.delete(listener);
  }

  /** A few times a second, and whenever somebody moved it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#onTell.add(listener);
    return () => void this.#onTell.delete(listener);
  };

  readonly #run = (nowMs: number): void => {
    const passedMs = this.#lastMs === null ? 0 : nowMs - this.#lastMs;
    if (this.#lastMs !== null && passedMs < this.#everyMs) {
      this.#frame = this.#frames.ask(this.#run);
      return;
    }
    this.#lastMs = nowMs;
    const wished = this.#atMs + passedMs * this.#speed;
    const stop = this.#stops.find((ms) => ms > this.#atMs && ms <= wished) ?? null;
    this.#atMs = inside(this.#span, stop ?? wished);
    const isOver = stop !== null || this.#atMs >= this.#span.toMs;
    this.#frame = isOver ? null : this.#frames.ask(this.#run);
    this.#draw();
    if (isOver || nowMs - this.#toldMs >= TELL_EVERY_MS) {
      this.#toldMs = nowMs;
      this.#tell();
    }
  };

  #move(ms: number): void {
    this.#atMs = inside(this.#span, ms);
    this.#draw();
    this.#tell();
  }

  #draw(): void {
    if (this.#drawnMs === this.#atMs) return;
    this.#drawnMs = this.#atMs;
    for (const listener of this.#onFrame) listener();
  }

  #tell(): void {
    for (const listener of this.#onTell) listener();
  }
}

function inside({ fromMs, toMs }: Span, ms: number): number {
  return Math.min(toMs, Math.max(fromMs, ms));
}
