import type { FixatdlFile } from '@meridian/fixatdl/model/fixatdl-file';
import { type Choice, control, enumId, panel, parameter, rule, when } from './parts.ts';

const URGENCIES: readonly Choice[] = [0, 1, 2, 3, 4].map((each) => [String(each), String(each)]);

/** One strategy with so many parameters, each with a rule that depends on one of the others. */
export function largeStrategy(count: number): FixatdlFile {
  const numbers = Array.from({ length: count - 1 }, (_, index) => `N${index}`);
  const urgency = control('c_Urgency', 'DropDownList_t', {
    parameterRef: 'Urgency',
    initValue: enumId('1'),
    choices: URGENCIES,
  });
  return {
    line: 0,
    strategyIdentifierTag: 847,
    edits: [],
    strategies: [
      {
        line: 0,
        name: 'Large',
        wireValue: 'L',
        version: '1',
        regions: [],
        markets: [],
        securityTypes: [],
        parameters: [
          parameter('Urgency', 'Int_t', { fixTag: 7600, choices: URGENCIES }),
          ...numbers.map((name, index) =>
            parameter(name, 'Float_t', { fixTag: 7601 + index, minValue: '0', maxValue: '1000' }),
          ),
        ],
        edits: [],
        panels: [
          panel('All', [
            urgency,
            ...numbers.map((name, index) =>
              control(`c_${name}`, 'SingleSpinner_t', {
                parameterRef: name,
                initValue: '5',
                stateRules: [
                  rule(when('c_Urgency', 'EQ', enumId(String(index % 5))), { enabled: false, value: '{NULL}' }),
                ],
              }),
            ),
          ]),
        ],
        strategyEdits: numbers.map((name) => ({
          line: 0,
          errorMessage: `${name} is too large.`,
          condition: { line: 0, logicOperator: 'OR', edits: [when(name, 'NX'), when(name, 'LE', '900')] },
        })),
      },
    ],
  };
}
