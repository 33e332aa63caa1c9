import { isJsonRecord } from '@meridian/domain/json-text';
import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import { readValues } from '@meridian/domain/strategies/read-values';
import { isStrategyName } from '@meridian/domain/strategies/strategy-names';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import type { CustomStrategyInput, SettingInput } from '@meridian/protocol/rest/strategy-schemas';
import { cleanName } from '../clean-name.ts';

/** Maximum length of a strategy's document, far more than any strategy needs. */
const MAX_DOCUMENT_LENGTH = 20_000;

type Input = SettingInput;

function problemOfValues(algorithm: string, values: unknown): string | null {
  if (!isStrategyName(algorithm) || !isJsonRecord(values)) return null;
  const { problems } = readValues(PARAMETER_CATALOGUE[algorithm].parameters, values);
  return problems.length === 0 ? null : `${problems.map(({ message }) => message).join('; ')}.`;
}

function commonProblem({ settings, param_values, id, version }: Input, noun: string): string | null {
  if (id !== undefined && version === undefined) return `A save of a ${noun} names the version it was made from.`;
  if (JSON.stringify({ settings, param_values }).length > MAX_DOCUMENT_LENGTH) return 'The values are too large.';
  return null;
}

function problemOfStrategy(strategy: Input): string | null {
  const { strategy_name, strategy_destination, param_values } = strategy;
  if (strategy_name === '') return 'A strategy needs a name.';
  if (strategy_destination === '') return 'A strategy builds on an algorithm or a setting.';
  // Orders look up custom strategies before algorithms, so this strategy would find itself.
  if (isStrategyName(strategy_name.toLowerCase())) return `“${strategy_name}” is the name of an algorithm.`;
  return commonProblem(strategy, 'strategy') ?? problemOfValues(strategy_destination, param_values);
}

function problemOfSetting(setting: Input): string | null {
  const { strategy_destination, strategy_name, settings } = setting;
  if (strategy_destination === '') return 'A setting needs a name.';
  if (isStrategyName(strategy_destination.toLowerCase())) {
    return `“${strategy_destination}” is the name of an algorithm.`;
  }
  if (!isStrategyName(strategy_name)) return `“${strategy_name}” is not an algorithm.`;
  return commonProblem(setting, 'setting') ?? problemOfValues(strategy_name, settings);
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

/** Strategies to store, or why one of them is invalid. */
export function readStrategies(inputs: readonly CustomStrategyInput[]): Read<CustomStrategyInput> {
  return read(inputs, problemOfStrategy);
}

export function readSetting(input: SettingInput): Read<SettingInput> {
  return read([input], problemOfSetting);
}
