/** The palette's script comes with its first use, or a little before. */
export const loadPalette = () => import('~/components/palette/palette-dialog');
