import { readFileSync } from 'node:fs';
import { checkReport } from './check-report.ts';
import { EXAMPLE_SEED } from './example-files.ts';
import { measureForm } from './measure-form.ts';
import { writeExamples } from './write-examples.ts';

const USAGE = 'Use: npm run fixatdl -- check FILE, npm run fixatdl -- examples [SEED], or npm run fixatdl -- measure';

const [command, argument] = process.argv.slice(2);

if (command === 'check' && argument !== undefined) process.exitCode = check(argument);
else if (command === 'examples') writeExamples(Number(argument ?? EXAMPLE_SEED));
else if (command === 'measure') measureForm();
else {
  console.error(USAGE);
  process.exitCode = 2;
}

function check(path: string): number {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    console.error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  const { lines, isRight } = checkReport(path, text);
  for (const line of lines) console.log(line);
  return isRight ? 0 : 1;
}
