import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PdfCanvas } from './pdf-canvas.ts';
import { pdfInk } from './pdf-ink.ts';

const WHITE_LUMINANCE = 1.05;

function partsOf(css: string): readonly number[] {
  return (pdfInk(css)?.rgb ?? '').split(' ').map(Number);
}

/** Contrast with white paper. */
function contrastOf(css: string): number {
  const linear = partsOf(css).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const [red = 0, green = 0, blue = 0] = linear;
  return WHITE_LUMINANCE / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('the ink of a printed page', () => {
  it('is dark on white where the screen is light on dark', () => {
    const canvas = new PdfCanvas(100, 1);
    canvas.fillStyle = '#0f131a';
    canvas.fillRect(0, 0, 100, 100);
    canvas.fillStyle = '#e8ecf2';
    canvas.fillText('Cost', 10, 10);
    expect(canvas.content).toContain('1.000 1.000 1.000 rg');
    expect(canvas.content).toMatch(/0\.0\d\d 0\.0\d\d 0\.0\d\d rg BT/);
  });

  it.each([
    '#e8ecf2',
    '#a7b1c0',
    '#8c99ab',
    '#4db2ff',
    '#ff9a5c',
    '#5ee6c1',
    '#ff5f6e',
    '#f7d154',
    '#8ab4ff',
    '#9a97ff',
  ])('is legible where the screen has %s', (css) => {
    expect(contrastOf(css)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the hue of a colour, and what is weak on the screen is weak on paper', () => {
    const [red = 0, green = 0, blue = 0] = partsOf('#4db2ff');
    expect(blue).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(red);
    expect(contrastOf('#1c232e')).toBeLessThan(contrastOf('#29323f'));
    expect(contrastOf('#29323f')).toBeLessThan(1.5);
    expect(pdfInk('rgba(122, 118, 255, 0.14)')?.alpha).toBe(0.14);
    expect(pdfInk('none')).toBeNull();
  });

  it('is a colour for every colour', () => {
    const part = integer({ min: 0, max: 255 });
    assert(
      property(part, part, part, (red, green, blue) => {
        const printed = partsOf(`rgb(${red}, ${green}, ${blue})`);
        expect(printed).toHaveLength(3);
        expect(printed.every((value) => value >= 0 && value <= 1)).toBe(true);
      }),
    );
  });
});
