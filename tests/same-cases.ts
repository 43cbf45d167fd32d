import fc from 'fast-check';

// The same generated cases on every machine, so that a build is red or green for a reason. `CASES=$RANDOM npm test` tries others.
// `RUNS=1000 npm test` tries that many of each law that does not say how many it wants.
fc.configureGlobal({ seed: Number(process.env.CASES ?? 1815), numRuns: Number(process.env.RUNS ?? 40) });
