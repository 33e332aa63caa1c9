import { pdfText, textWidth } from './helvetica.ts';
import { pdfInk } from './pdf-ink.ts';

type Matrix = readonly [number, number, number, number, number, number];
type State = {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineDash: readonly number[];
  globalAlpha: number;
  font: string;
  textAlign: string;
  textBaseline: string;
  matrix: Matrix;
};

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const CURVE_SHARE = 2 / 3;
/** An arc is drawn in parts of at most a quarter. */
const QUARTER = Math.PI / 2;
/** Where the baseline lies below the point, in sizes. */
const BASELINES: Readonly<Record<string, number>> = { middle: 0.36, top: 0.78, hanging: 0.78, bottom: -0.21 };
const BOLD_WEIGHT = 600;

function toward(from: number, control: number): number {
  return from + CURVE_SHARE * (control - from);
}

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

const short = (value: number) => String(Math.round(value * 1_000) / 1_000);

/**
 * Takes what is drawn on a canvas as PDF operators: lines stay lines and letters stay letters, in ink for white paper.
 * It has the part of a canvas context that our pages and charts draw with.
 */
export class PdfCanvas implements Omit<State, 'matrix' | 'lineDash'> {
  fillStyle: unknown = '#000000';
  strokeStyle: unknown = '#000000';
  lineWidth = 1;
  globalAlpha = 1;
  font = '10px';
  textAlign = 'left';
  textBaseline = 'alphabetic';
  lineDashOffset = 0;
  readonly dpr = 1;
  readonly #operators: string[] = [];
  readonly #alphas: number[] = [];
  readonly #states: State[] = [];
  /** From the canvas to the page: points count from the bottom. */
  readonly #page: Matrix;
  #base: Matrix = IDENTITY;
  #matrix: Matrix = IDENTITY;
  #lineDash: readonly number[] = [];
  #path: string[] = [];
  #at: readonly [number, number] = [0, 0];

  constructor(heightPoints: number, pointsAPixel: number) {
    this.#page = [pointsAPixel, 0, 0, -pointsAPixel, 0, heightPoints];
  }

  get content(): string {
    return this.#operators.join('\n');
  }

  /** Opacities by the number of their graphics state. */
  get alphas(): readonly number[] {
    return this.#alphas;
  }

  /** A part of the page with a scale of its own: what is drawn inside knows nothing of the rest. */
  inside(x: number, y: number, scale: number, draw: () => void): void {
    const before = this.#base;
    this.save();
    this.#base = times(before, [scale, 0, 0, scale, x, y]);
    this.#matrix = IDENTITY;
    draw();
    this.restore();
    this.#base = before;
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, globalAlpha, font, textAlign, textBaseline } = this;
    const texts = { font, textAlign, textBaseline, lineDash: this.#lineDash, matrix: this.#matrix };
    this.#states.push({ fillStyle, strokeStyle, lineWidth, globalAlpha, ...texts });
    this.#operators.push('q');
  }

  restore(): void {
    const state = this.#states.pop();
    if (state === undefined) return;
    const { matrix, lineDash, ...rest } = state;
    Object.assign(this, rest);
    this.#matrix = matrix;
    this.#lineDash = lineDash;
    this.#operators.push('Q');
  }

  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.#matrix = [a, b, c, d, e, f];
  }

  transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.#matrix = times(this.#matrix, [a, b, c, d, e, f]);
  }

  setLineDash(dash: readonly number[]): void {
    this.#lineDash = dash;
  }

  beginPath(): void {
    this.#path = [];
  }

  moveTo(x: number, y: number): void {
    this.#add('m', [x, y]);
  }

  lineTo(x: number, y: number): void {
    this.#add(this.#path.length === 0 ? 'm' : 'l', [x, y]);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#add('c', [x1, y1, x2, y2, x, y]);
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    const [fromX, fromY] = this.#at;
    this.bezierCurveTo(toward(fromX, cx), toward(fromY, cy), toward(x, cx), toward(y, cy), x, y);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  arc(x: number, y: number, radius: number, from: number, to: number, isBackward = false): void {
    const turn = isBackward ? Math.min(0, to - from) : Math.max(0, to - from);
    const sweep = Math.abs(turn) > 2 * Math.PI ? Math.sign(turn) * 2 * Math.PI : turn;
    const parts = Math.max(1, Math.ceil(Math.abs(sweep) / QUARTER));
    const step = sweep / parts;
    const reach = (4 / 3) * Math.tan(step / 4) * radius;
    const on = (angle: number) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    const [startX, startY] = on(from);
    this.lineTo(startX, startY);
    for (let part = 0; part < parts; part += 1) {
      const [a, b] = [from + part * step, from + (part + 1) * step];
      const [[ax, ay], [bx, by]] = [on(a), on(b)];
      const first = [ax - reach * Math.sin(a), ay + reach * Math.cos(a)] as const;
      this.bezierCurveTo(...first, bx + reach * Math.sin(b), by - reach * Math.cos(b), bx, by);
    }
  }

  closePath(): void {
    if (this.#path.length > 0) this.#path.push('h');
  }

  clip(): void {
    this.#operators.push(...this.#path, 'W n');
  }

  fill(): void {
    this.#paint('f', this.fillStyle, 'rg');
  }

  stroke(): void {
    const { b, scale } = this.#scale();
    const dash = this.#lineDash.map((part) => short(part * scale)).join(' ');
    if (this.lineWidth > 0 && b > 0)
      this.#paint(`${short(this.lineWidth * scale)} w [${dash}] 0 d S`, this.strokeStyle, 'RG');
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.beginPath();
    this.rect(x, y, width, height);
    this.fill();
    this.beginPath();
  }

  /** Outlined letters would hide what is behind them, and are no text. */
  strokeText(): void {
    return undefined;
  }

  fillText(text: string, x: number, y: number): void {
    const colour = pdfInk(this.fillStyle);
    const { size, isBold } = this.#fontOf();
    if (colour === null || text === '') return;
    const width = textWidth(text, size, isBold);
    const share = { center: 0.5, right: 1, end: 1 }[this.textAlign] ?? 0;
    const place: Matrix = [1, 0, 0, 1, x - share * width, y + (BASELINES[this.textBaseline] ?? 0) * size];
    // Letters stand on their feet: the page counts upwards.
    const [a, b, c, d, e, f] = times(times(this.#now(), place), [1, 0, 0, -1, 0, 0]);
    const matrix = [a, b, c, d, e, f].map(short).join(' ');
    const state = this.#alpha(colour.alpha * this.globalAlpha);
    const font = `/${isBold ? 'F2' : 'F1'} ${short(size)} Tf`;
    this.#operators.push(`q ${state} ${colour.rgb} rg BT ${font} ${matrix} Tm ${pdfText(text)} Tj ET Q`);
  }

  #now(): Matrix {
    return times(times(this.#page, this.#base), this.#matrix);
  }

  #scale() {
    const [a, b, c, d] = this.#now();
    return { b: Math.abs(a * d - b * c), scale: Math.sqrt(Math.abs(a * d - b * c)) };
  }

  #fontOf() {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 10);
    const weight = /\bbold\b/.test(this.font) ? BOLD_WEIGHT : Number(/\b([1-9]00)\b/.exec(this.font)?.[1] ?? 400);
    return { size, isBold: weight >= BOLD_WEIGHT };
  }

  #add(operator: string, points: readonly number[]): void {
    const [a, b, c, d, e, f] = this.#now();
    const mapped: string[] = [];
    for (let at = 0; at < points.length; at += 2) {
      const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
      mapped.push(short(a * x + c * y + e), short(b * x + d * y + f));
      this.#at = [x, y];
    }
    this.#path.push(`${mapped.join(' ')} ${operator}`);
  }

  #paint(how: string, style: unknown, set: 'rg' | 'RG'): void {
    const colour = pdfInk(style);
    if (colour === null || this.#path.length === 0) return;
    const state = this.#alpha(colour.alpha * this.globalAlpha);
    const [paint, before] = how === 'f' ? ['f', ''] : ['S', how.slice(0, -1)];
    this.#operators.push(`q ${state} ${colour.rgb} ${set} ${before}`, ...this.#path, `${paint} Q`);
  }

  #alpha(alpha: number): string {
    const rounded = Math.round(1_000 * Math.min(1, Math.max(0, alpha))) / 1_000;
    if (!this.#alphas.includes(rounded)) this.#alphas.push(rounded);
    return `/A${this.#alphas.indexOf(rounded)} gs`;
  }
}
