import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import type { CustomStrategyInput, SettingInput } from '@meridian/protocol/rest/strategy-schemas';
import { cleanName } from '../clean-name.ts';

/** Maximum length of a strategy's document, far more than any strategy needs. */
const MAX_DOCUMENT_LENGTH = 20_000;

type Input = SettingInput;

function commonProblem({ settings, param_values, id, version }: Input, noun: string): string | null {
  if (id !== undefined && version === undefined) return `A save of a ${noun} names the version it was made from.`;
  if (JSON.stringify({ settings, param_values }).length > MAX_DOCUMENT_LENGTH) return 'The values are too large.';
  return null;
}

function problemOfStrategy(strategy: Input): string | null {
  const { strategy_name, strategy_destination } = strategy;
  if (strategy_name === '') return 'A strategy needs a name.';
  if (strategy_destination === '') return 'A strategy builds on an algorithm or a setting.';
  return commonProblem(strategy, 'strategy');
}

function problemOfSetting(setting: Input): string | null {
  return setting.strategy_destination === '' ? 'A setting needs a name.' : commonProblem(setting, 'setting');
}

type Read<Kind> = { readonly kind: 'read'; readonly inputs: readonly Kind[] } | ProblemAnswer;

function read<Kind extends Input>(inputs: readonly Kind[], problemOf: (input: Input) => string | null): Read<Kind> {
  const cleaned = inputs.map((input) => ({
    ...input,
    strategy_name: cleanName(input.strategy_name),
    strategy_destination: cleanName(input.strategy_destination),
  }));
  for (const [index, input] of cleaned.entries()) {
    const problem = problemOf(input);
    const place = inputs.length === 1 ? '' : `Row ${index + 1}: `;
    if (problem !== null) return answerProblem(400, 'invalid-strategy', `${place}${problem}`);
  }
  return { kind: 'read', inputs: cleaned };
}

/** Strategies to store, or why one cannot be read. What they say is checked where they are stored, like a file. */
export function readStrategies(inputs: readonly CustomStrategyInput[]): Read<CustomStrategyInput> {
  return read(inputs, problemOfStrategy);
}

export function readSetting(input: SettingInput): Read<SettingInput> {
  return read([input], problemOfSetting);
}
