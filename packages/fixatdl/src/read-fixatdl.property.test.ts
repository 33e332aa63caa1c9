import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFixatdl } from './read-fixatdl.ts';
import { files } from './testing/strategy-arbitrary.ts';
import { withoutLines } from './testing/without-lines.ts';
import { writeFixatdl } from './write-fixatdl.ts';

describe('a file of a broker', () => {
  it('[FA1] is read back as the model that it was written from, whatever it holds', () => {
    fc.assert(
      fc.property(files, ({ file }) => {
        const { file: read, findings } = readFixatdl(writeFixatdl(file));
        expect(findings.filter(({ kind }) => kind !== 'note')).toEqual([]);
        expect(withoutLines(read)).toEqual(withoutLines(file));
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
