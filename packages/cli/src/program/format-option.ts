import { Option } from 'commander';

export const formatOption = (
  description: string,
  formats: readonly string[] = ['table', 'json', 'ndjson', 'csv'],
): Option => new Option('--output <format>', description).choices(formats);
