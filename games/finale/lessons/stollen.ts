/** In goal stands the keeper whose card has no symbol where it is needed: nothing is rolled for before it is explained. */
export const STOLLEN = {
  pitch: [
    'ralf-tentakel',
    'brian-oklopper',
    'guenter-granit',
    'karl-rempler',
    'ronny-trickster',
    'hansi-dampf',
    'patricio-fersi',
    'fritz-blitz',
    'mc-fire',
    'alexander-trifft',
    'gerd-rumsteher',
  ],
  bench: ['bernd-klauball', 'paul-walze', 'ali-balla', 'simon-joker'],
}
