import { Option } from 'commander';

export const formatOption = (
  description: string,
  formats: readonly string[] = ['table', 'json', 'ndjson', 'csv'],
): Option => new Option('--output <format>', description).choices(formats);

/** The short form of `--output json`. */
export const jsonOption = (): Option => new Option('--json', 'The same as --output json.').implies({ output: 'json' });
