import { offeredStrategies, readFixatdl } from '@meridian/fixatdl/read-fixatdl';

const KINDS = { wrong: 'wrong', unsupported: 'not supported', note: 'note' } as const;

/** What is said about a file, line by line, and which of its strategies can be used. */
export function checkReport(
  path: string,
  text: string,
): { readonly lines: readonly string[]; readonly isRight: boolean } {
  const result = readFixatdl(text);
  const offered = offeredStrategies(result);
  const all = result.file?.strategies ?? [];
  const lines = result.findings.map(({ line, kind, strategy, message }) => {
    const place = strategy === null ? '' : ` [${strategy}]`;
    return `${path}:${line}: ${KINDS[kind]}${place}: ${message}`;
  });
  const names = offered.map(({ uiRep, name }) => uiRep ?? name).join(', ');
  const summary = `${offered.length} of ${all.length} strategies can be used${names === '' ? '.' : `: ${names}.`}`;
  return {
    lines: result.file === null ? lines : [...lines, summary],
    isRight: result.findings.every(({ kind }) => kind === 'note'),
  };
}
