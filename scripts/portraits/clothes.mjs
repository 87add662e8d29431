const SHOULDERS = 'M22 402C26 340 62 312 118 296C132 312 188 312 202 296C258 312 294 340 298 402Z';

const line = (d, width = 2) => `<path d="${d}" fill="none" stroke-width="${width}"/>`;

/** Shapes of clothes by name, over shoulders of the clothes' own colour. */
const CLOTHES = {
  sakko: ({ papier, kleid }) =>
    `<path d="M126 290L160 352L194 290L204 300L160 402L116 300Z" fill="${papier}"/>` +
    `<path d="M116 296C96 306 92 316 96 330L122 336L112 348L156 402H60L22 402C26 340 62 312 116 296Z" fill="${kleid}"/>` +
    `<path d="M204 296C224 306 228 316 224 330L198 336L208 348L164 402H260L298 402C294 340 258 312 204 296Z" fill="${kleid}"/>`,
  krawatte: (farben) =>
    `${CLOTHES.sakko(farben)}<path d="M152 326L168 326L172 340L166 346L176 402H144L154 346L148 340Z" fill="${farben.messing}"/>`,
  hemd: ({ papier, kleid }) =>
    `<path d="M120 288L160 334L200 288L210 306L184 340L160 334L136 340L110 306Z" fill="${kleid === papier ? '#fff' : papier}"/>` +
    line('M160 338V402') +
    '<circle cx="160" cy="360" r="1.6"/><circle cx="160" cy="386" r="1.6"/>',
  pullover: ({ kleid }) =>
    `<path d="M116 292C126 324 194 324 204 292L210 300C204 338 116 338 110 300Z" fill="${kleid}"/>` +
    line('M72 346L64 402M248 346L256 402'),
  rollkragen: ({ kleid }) =>
    `<path d="M124 268C140 280 180 280 196 268L202 308C184 324 136 324 118 308Z" fill="${kleid}"/>` +
    line('M130 296C148 306 172 306 190 296', 1.5),
  bluse: ({ papier, haut }) =>
    `<path d="M126 286L160 344L194 286Z" fill="${haut}"/>` +
    `<path d="M124 284L160 346L136 352L108 304ZM196 284L160 346L184 352L212 304Z" fill="${papier}"/>` +
    line('M160 348V402'),
  tuch: ({ messing }) =>
    `<path d="M112 282C130 304 190 304 208 282L214 314C190 336 130 336 106 314Z" fill="${messing}"/>` +
    `<path d="M178 326L206 392L176 402L160 330Z" fill="${messing}"/>` +
    line('M118 302C140 318 180 318 202 302', 1.5),
  weste: ({ papier, kleid }) =>
    `<path d="M120 288L160 330L200 288L214 304L186 342L160 330L134 342L106 304Z" fill="${papier}"/>` +
    `<path d="M104 304L160 402L216 304C248 314 256 330 258 402H62C64 330 72 314 104 304Z" fill="${kleid}"/>`,
};

/** Neck, shoulders and what is worn. */
export const clothes = ({ kleidung }, farben) =>
  `<path d="M134 214V288C134 306 186 306 186 288V214Z" fill="${farben.haut}"/>` +
  `<path d="M134 244C146 258 174 258 186 244" fill="none" stroke-width="1.5" opacity=".5"/>` +
  `<path d="${SHOULDERS}" fill="${kleidung === 'weste' ? farben.papier : farben.kleid}"/>` +
  `<path d="M134 284C134 306 186 306 186 284V300C180 312 140 312 134 300Z" fill="${farben.haut}" stroke="none"/>` +
  CLOTHES[kleidung](farben);
