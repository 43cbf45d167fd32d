/** The light falls from the north-west, as on old maps. */
export const light = { x: -Math.SQRT1_2, y: -Math.SQRT1_2 };
