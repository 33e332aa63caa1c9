import { checkFile } from './checks/check-file.ts';
import { type Finding, Findings } from './finding.ts';
import type { FixatdlFile, Strategy } from './model/fixatdl-file.ts';
import { isStandardRoot, shown } from './read/reading.ts';
import { readStrategies } from './read/read-strategies.ts';
import { readXml } from './xml/read-xml.ts';

export type FixatdlResult = {
  /** Null when the text is not a file of FIXatdl at all. */
  readonly file: FixatdlFile | null;
  /** By line. */
  readonly findings: readonly Finding[];
};

/** A broker's file as a model, with everything that is to be said about it. */
export function readFixatdl(text: string): FixatdlResult {
  const findings = new Findings();
  const xml = readXml(text.startsWith('\uFEFF') ? text.slice(1) : text);
  if (xml.kind === 'refused') {
    findings.wrong(xml.line, xml.message);
    return { file: null, findings: findings.all() };
  }
  if (!isStandardRoot(xml.root)) {
    const { name, namespace } = xml.root;
    const from = namespace === '' ? 'no namespace' : `the namespace ${shown(namespace)}`;
    findings.wrong(xml.root.line, `This is not a file of FIXatdl 1.1: it begins with ${shown(name)} of ${from}.`);
    return { file: null, findings: findings.all() };
  }
  const file = readStrategies(xml.root, findings);
  checkFile(file, findings);
  return { file, findings: findings.all() };
}

export function checkFixatdl(text: string): readonly Finding[] {
  return readFixatdl(text).findings;
}

/** The strategies that an order may use: those of which, and of whose file, nothing is wrong or unsupported. */
export function offeredStrategies({ file, findings }: FixatdlResult): readonly Strategy[] {
  const stopped = new Set(findings.filter(({ kind }) => kind !== 'note').map(({ strategy }) => strategy));
  if (file === null || stopped.has(null)) return [];
  return file.strategies.filter(({ name }) => !stopped.has(name));
}
