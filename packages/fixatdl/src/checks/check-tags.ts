import type { Findings } from '../finding.ts';
import type { FixatdlFile, Strategy } from '../model/fixatdl-file.ts';
import { lengthTagOf } from '../wire/data-length.ts';
import { isLengthOfData } from '../wire/data-length.ts';

const GROUP_TAGS = [957, 958, 959, 960];

/** Every parameter has a way over the wire, and no tag is used for two things. */
export function checkTags(file: FixatdlFile, strategy: Strategy, findings: Findings): void {
  const used = new Map<number, string>();
  const use = (tag: number | undefined, name: string, line: number): void => {
    if (tag === undefined || tag === 0) return;
    const other = used.get(tag);
    if (other === undefined) used.set(tag, name);
    else findings.wrong(line, `Tag ${tag} of ${name} is used already by ${other}.`);
  };
  use(file.strategyIdentifierTag, 'strategyIdentifierTag', strategy.line);
  use(file.versionIdentifierTag, 'versionIdentifierTag', strategy.line);
  use(file.draftFlagIdentifierTag, 'draftFlagIdentifierTag', strategy.line);
  use(strategy.commonIDTag, 'commonIDTag', strategy.line);
  use(strategy.totalOrdersTag, 'totalOrdersTag', strategy.line);
  use(strategy.orderSequenceTag, 'orderSequenceTag', strategy.line);
  for (const tag of GROUP_TAGS) use(tag, 'the group of strategy parameters', strategy.line);
  for (const parameter of strategy.parameters) {
    const { name, fixTag, line } = parameter;
    use(fixTag, name, line);
    if (fixTag === undefined && file.tag957Support !== true) {
      findings.wrong(line, `${name} needs a fixTag, because the file does not say tag957Support="true".`);
    }
    if (parameter.type !== 'Data_t' || fixTag === undefined) continue;
    const lengthTag = lengthTagOf(strategy, parameter);
    if (lengthTag === null) {
      findings.unsupported(line, `${name} is data without a length: put a Length_t parameter with its tag before it.`);
    } else if (!strategy.parameters.some((each) => each.fixTag === lengthTag && isLengthOfData(strategy, each))) {
      use(lengthTag, `the length of ${name}`, line);
    }
  }
}
