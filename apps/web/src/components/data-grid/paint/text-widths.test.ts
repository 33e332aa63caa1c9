import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextWidths } from './text-widths.ts';

const narrow = (character: string) => (character === '1' ? 4 : 7);

describe('TextWidths', () => {
  it('adds up what its characters take', () => {
    expect(new TextWidths(() => narrow).atMost('AMZN')).toBe(28);
    expect(new TextWidths(() => narrow).atMost('')).toBe(0);
  });

  it('gives every figure the room of the widest', () => {
    expect(new TextWidths(() => narrow).atMost('111')).toBe(21);
  });

  it('measures a character once, and again after another font has come', () => {
    let pixels = 5;
    let measured = 0;
    let fonts = 0;
    const widths = new TextWidths(() => {
      fonts += 1;
      return () => {
        measured += 1;
        return pixels;
      };
    });
    expect(widths.atMost('aaaa')).toBe(20);
    expect(measured).toBe(1);
    expect(widths.atMost('0123456789')).toBe(50);
    expect({ measured, fonts }).toEqual({ measured: 11, fonts: 1 });
    pixels = 6;
    expect(widths.atMost('a')).toBe(5);
    widths.forget();
    expect(widths.atMost('a')).toBe(6);
    expect(fonts).toBe(2);
  });

  it('never takes less for a longer text', () => {
    const widths = new TextWidths(() => (character) => character.codePointAt(0) ?? 0);
    assert(property(string(), string(), (text, more) => widths.atMost(text + more) >= widths.atMost(text)));
  });
});
