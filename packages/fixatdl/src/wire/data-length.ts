import type { Parameter, Strategy } from '../model/fixatdl-file.ts';

/** Standard data fields and the fields before them that say their length. */
const LENGTH_TAGS: Readonly<Record<number, number>> = {
  89: 93,
  91: 90,
  96: 95,
  213: 212,
  349: 348,
  351: 350,
  353: 352,
  355: 354,
  357: 356,
  359: 358,
  361: 360,
  363: 362,
  365: 364,
  446: 445,
  619: 618,
  622: 621,
};

/** The tag that carries the length of a data parameter: the standard's, or that of the Length_t right before it. */
export function lengthTagOf(strategy: Strategy, parameter: Parameter): number | null {
  if (parameter.fixTag === undefined) return null;
  const before = strategy.parameters[strategy.parameters.indexOf(parameter) - 1];
  const own = before?.type === 'Length_t' ? before.fixTag : undefined;
  return own ?? LENGTH_TAGS[parameter.fixTag] ?? null;
}

/** Whether a parameter only says how long the data behind it are. */
export function isLengthOfData(strategy: Strategy, parameter: Parameter): boolean {
  if (parameter.type !== 'Length_t') return false;
  return strategy.parameters[strategy.parameters.indexOf(parameter) + 1]?.type === 'Data_t';
}
