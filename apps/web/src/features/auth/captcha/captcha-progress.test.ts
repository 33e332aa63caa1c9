import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captchaProgress } from './captcha-progress.ts';

describe('captcha progress', () => {
  it('starts empty, grows with each attempt and never reaches the end', () => {
    expect(captchaProgress(0)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (attempts) => {
        expect(captchaProgress(attempts + 1)).toBeGreaterThan(captchaProgress(attempts));
        expect(captchaProgress(attempts)).toBeLessThan(1);
      }),
    );
  });
});
