import fc from 'fast-check';

// The same generated cases on every machine, so that a build is red or green for a reason. `CASES=$RANDOM npm test` tries others.
fc.configureGlobal({ seed: Number(process.env.CASES ?? 1815) });
