const line = (d, width = 2.5) => `<path d="${d}" fill="none" stroke-width="${width}"/>`;

/** Widths and lengths of heads: half the width, and where the chin is. */
const HEADS = { schmal: [52, 250], rund: [60, 244], kantig: [57, 252] };

const head = (form) => {
  const [half, chin] = HEADS[form];
  const [left, right] = [160 - half, 160 + half];
  const jaw = form === 'kantig' ? 34 : 24;
  return `M${left} 158C${left} 108 ${160 - half * 0.7} 92 160 92S${right} 108 ${right} 158C${right} 196 ${160 + jaw + 12} ${chin - 12} ${160 + jaw - 6} ${chin - 4}C172 ${chin + 2} 148 ${chin + 2} ${160 - jaw + 6} ${chin - 4}C${160 - jaw - 12} ${chin - 12} ${left} 196 ${left} 158Z`;
};

const GLASSES = {
  rund: '<circle cx="137" cy="168" r="18"/><circle cx="183" cy="168" r="18"/><path d="M155 165q5-4 10 0M119 164L106 160M201 164L214 160"/>',
  eckig:
    '<rect x="117" y="154" width="37" height="27" rx="6"/><rect x="166" y="154" width="37" height="27" rx="6"/><path d="M154 163h12M117 162L105 159M203 162L215 159"/>',
  halb: '<path d="M119 160h36v6a18 15 0 0 1-36 0zM165 160h36v6a18 15 0 0 1-36 0zM155 163h10M119 162L106 159M201 162L214 159"/>',
};

const BEARDS = {
  voll: ({ haar }, half) =>
    `<path d="M${160 - half} 168C${162 - half} 216 128 264 160 264S${158 + half} 216 ${160 + half} 168C${154 + half} 190 194 198 178 200C168 196 152 196 142 200C126 198 ${166 - half} 190 ${160 - half} 168Z" fill="${haar}"/>`,
  kurz: ({ haar }, half) =>
    `<path d="M${160 - half} 176C${162 - half} 216 132 256 160 256S${158 + half} 216 ${160 + half} 176C${152 + half} 208 196 204 182 203C168 199 152 199 138 203C124 204 ${168 - half} 208 ${160 - half} 176Z" fill="${haar}" opacity=".9"/>`,
  schnauzer: ({ haar }) =>
    `<path d="M132 211C140 198 154 199 160 203C166 199 180 198 188 211C178 208 168 210 160 208C152 210 142 208 132 211Z" fill="${haar}"/>`,
};

const MOUTHS = {
  ruhig: ({ lippe }) =>
    `${line('M146 218C154 224 166 224 174 218')}<path d="M153 226C157 228 163 228 167 226" fill="none" stroke="${lippe}"/>`,
  freundlich: () => line('M142 215C150 227 170 227 178 215') + line('M139 213l3 3M181 213l-3 3', 2),
  lachend: ({ papier }) => `<path d="M141 213C152 218 168 218 179 213C176 232 144 232 141 213Z" fill="${papier}"/>`,
};

/** Head with ears, eyes, nose and mouth; glasses, beard and earrings where the figure has them. */
export const face = ({ kopf, mund, brille, bart, ohrring, brauen = 'hell' }, farben) => {
  const [half] = HEADS[kopf];
  const ears = [160 - half, 160 + half].map((x) => `<ellipse cx="${x}" cy="172" rx="9" ry="14" fill="${farben.haut}"/>`).join('');
  const rings = ohrring
    ? [158 - half, 162 + half].map((x) => `<circle cx="${x}" cy="192" r="4" fill="${farben.messing}" stroke-width="1.5"/>`).join('')
    : '';
  const brows = line('M124 148C131 142 143 142 149 146M171 146C177 142 189 142 196 148', brauen === 'dunkel' ? 4 : 2.5);
  return [
    ears,
    `<path d="${head(kopf)}" fill="${farben.haut}"/>`,
    bart ? BEARDS[bart](farben, half) : '',
    `<g fill="${farben.wange}" stroke="none" opacity=".5"><ellipse cx="126" cy="196" rx="11" ry="7"/><ellipse cx="194" cy="196" rx="11" ry="7"/></g>`,
    brows,
    `<g fill="${farben.marine}" stroke="none"><ellipse cx="137" cy="168" rx="4" ry="5"/><ellipse cx="183" cy="168" rx="4" ry="5"/></g>`,
    line('M126 164C131 158 143 158 148 163M172 163C177 158 189 158 194 164', 2),
    line('M161 168C159 180 155 188 156 192C158 196 164 196 167 194', 2),
    bart === 'voll' || bart === 'kurz'
      ? `<path d="M144 216C152 226 168 226 176 216C166 219 154 219 144 216Z" fill="${farben.papier}" stroke-width="2"/>`
      : MOUTHS[mund](farben),
    brille ? `<g fill="${farben.papier}" fill-opacity=".35">${GLASSES[brille]}</g>` : '',
    rings,
  ].join('');
};
