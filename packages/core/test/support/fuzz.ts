import * as fc from 'fast-check';

fc.configureGlobal({ numRuns: Number(process.env['FUZZ_RUNS'] ?? 100_000), endOnFailure: true });
