import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exampleFiles } from './example-files.ts';

const FOLDER = fileURLToPath(new URL('../examples/', import.meta.url));

/** Writes the example files; the same seed gives the same bytes. */
export function writeExamples(seed: number): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, text } of exampleFiles(seed)) {
    writeFileSync(`${FOLDER}${name}`, text);
    console.log(`${name}: ${(text.length / 1000).toFixed(0)} kB`);
  }
}
