import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PIN, enterText, eraseBackwards, eraseHere, firstEmpty, moveFocus, pinText } from './pin-boxes.ts';

function filled(text: string) {
  return enterText(EMPTY_PIN, 0, text);
}

describe('pin boxes', () => {
  it('advance with each digit and stay in the last box', () => {
    let boxes = EMPTY_PIN;
    for (const digit of '419') boxes = enterText(boxes, boxes.focus, digit);
    expect(boxes).toEqual({ digits: ['4', '1', '9', '', '', ''], focus: 3 });
    for (const digit of '027') boxes = enterText(boxes, boxes.focus, digit);
    expect(pinText(boxes)).toBe('419027');
    expect(boxes.focus).toBe(5);
  });

  it('accept a whole code pasted into any box, with spaces and dashes', () => {
    expect(pinText(enterText(filled('99'), 4, ' 419-027\n'))).toBe('419027');
    expect(pinText(enterText(EMPTY_PIN, 2, 'Your code: 419027 .'))).toBe('419027');
  });

  it('accept part of a code from the box it is pasted into', () => {
    expect(enterText(filled('12'), 2, '34')).toEqual({ digits: ['1', '2', '3', '4', '', ''], focus: 4 });
    expect(pinText(enterText(filled('123456'), 4, '789'))).toBe('123478');
  });

  it('replace the digit of a filled box', () => {
    expect(pinText(enterText(filled('123456'), 1, '9'))).toBe('193456');
  });

  it('accept full-width and other digits', () => {
    expect(pinText(filled('４１９'))).toBe('419');
  });

  it('clear the current box first, then the previous one', () => {
    const once = eraseBackwards(filled('123456'), 5);
    expect(once).toEqual({ digits: ['1', '2', '3', '4', '5', ''], focus: 5 });
    expect(eraseBackwards(once, 5)).toEqual({ digits: ['1', '2', '3', '4', '', ''], focus: 4 });
    expect(eraseBackwards(EMPTY_PIN, 0)).toEqual(EMPTY_PIN);
    expect(eraseHere(filled('123'), 0)).toEqual({ digits: ['', '2', '3', '', '', ''], focus: 0 });
  });

  it('move with arrows, Home and End, within the boxes', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'].map((key) => moveFocus(0, key))).toEqual([0, 1, 0, 5, null]);
    expect(moveFocus(5, 'ArrowRight')).toBe(5);
  });

  it('find the first empty box', () => {
    expect(firstEmpty(EMPTY_PIN)).toBe(0);
    expect(firstEmpty(eraseHere(filled('123456'), 2))).toBe(2);
    expect(firstEmpty(filled('123456'))).toBe(5);
  });

  it('hold only single digits and keep the focus inside', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.string())), (entries) => {
        let boxes = EMPTY_PIN;
        for (const [at, text] of entries) boxes = enterText(boxes, at, text);
        expect(boxes.digits).toHaveLength(6);
        expect(boxes.digits.every((digit) => /^[0-9]?$/.test(digit))).toBe(true);
        expect(boxes.focus).toBeGreaterThanOrEqual(0);
        expect(boxes.focus).toBeLessThanOrEqual(5);
      }),
    );
  });
});
