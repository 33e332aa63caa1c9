import { describe, expect, it } from 'vitest';
import { pdfText, textWidth } from './helvetica.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { parsedColour } from './pdf-colour.ts';
import { pdfFile } from './pdf-file.ts';

function drawn(draw: (canvas: PdfCanvas) => void): string {
  const canvas = new PdfCanvas(100, 1);
  draw(canvas);
  return canvas.content;
}

describe('a page as PDF', () => {
  const page = { title: 'Cost (ESZ26) · 5%', content: 'BT ET', alphas: [1, 0.5] };

  it('says in its table where each object begins, and lies or stands as asked', () => {
    const text = pdfFile({ ...page, orientation: 'landscape' });
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map((match) => Number(match[1]));
    expect(offsets).toHaveLength(8);
    for (const [index, offset] of offsets.entries())
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    expect(text).toContain('/MediaBox [0 0 842 595]');
    expect(pdfFile({ ...page, orientation: 'portrait' })).toContain('/MediaBox [0 0 595 842]');
    expect(text).toContain('/A1 << /ca 0.5 /CA 0.5 >>');
  });

  it('holds its words as text, not as a picture', () => {
    const text = pdfFile({ ...page, orientation: 'portrait' });
    expect(text).toContain(String.raw`/Title (Cost \(ESZ26\) \267 5%)`);
    expect(text).not.toContain('/Image');
    expect(drawn((canvas) => canvas.fillText('−6.8 to +10.3 bps', 10, 20))).toContain(
      String.raw`1 0 0 1 10 80 Tm (\2006.8 to +10.3 bps) Tj`,
    );
    expect(pdfText('σ')).toBe('(?)');
  });

  it('puts words left, in the middle or right of their place, by the widths of the font', () => {
    expect(textWidth('1.5', 10, false)).toBeCloseTo(13.9, 9);
    const right = drawn((canvas) => Object.assign(canvas, { textAlign: 'right' }).fillText('1.5', 50, 20));
    expect(right).toContain('1 0 0 1 36.1 80 Tm');
  });

  it('holds curves as curves, counted from the bottom of the page, in their colour and opacity', () => {
    const content = drawn((canvas) => {
      canvas.strokeStyle = 'rgba(200, 0, 0, 0.5)';
      canvas.lineWidth = 2;
      canvas.setLineDash([4, 2]);
      canvas.inside(10, 10, 2, () => {
        canvas.beginPath();
        canvas.moveTo(0, 0);
        canvas.bezierCurveTo(1, 1, 2, 2, 5, 10);
        canvas.stroke();
      });
    });
    expect(content).toContain('0.784 0.000 0.000 RG 4 w [8 4] 0 d');
    expect(content).toContain('10 90 m\n12 88 14 86 20 70 c\nS Q');
  });

  it('cuts what is outside of a chart, and ends the cut with it', () => {
    const content = drawn((canvas) => {
      canvas.save();
      canvas.beginPath();
      canvas.rect(0, 0, 10, 10);
      canvas.clip();
      canvas.restore();
    });
    expect(content).toBe('q\n0 100 m\n10 100 l\n10 90 l\n0 90 l\nh\nW n\nQ');
  });

  it('draws a whole circle in four curves', () => {
    const content = drawn((canvas) => {
      canvas.beginPath();
      canvas.arc(50, 50, 10, 0, 2 * Math.PI);
      canvas.fill();
    });
    expect(content.match(/ c$/gm)).toHaveLength(4);
    expect(content).toContain('60 50 m');
  });

  it.each([
    ['#33B3FF', { parts: [0.2, 179 / 255, 1], alpha: 1 }],
    ['#fff', { parts: [1, 1, 1], alpha: 1 }],
    ['rgba(0,0,0,.5)', { parts: [0, 0, 0], alpha: 0.5 }],
    ['none', null],
    ['transparent', null],
    ['#zzz', null],
    ['rgb(1, 2)', null],
    [null, null],
  ])('reads the colour %s', (css, colour) => {
    expect(parsedColour(css)).toEqual(colour);
  });
});
