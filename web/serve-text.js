// What the server says where it has no file to send, in the languages of the app.

export const REFUSALS = {
  en: {
    400: 'This address or request cannot be read.',
    403: 'This file may not be read.',
    404: 'Nothing lies at this address.',
    405: 'Only GET and HEAD are answered here.',
    408: 'The request took too long.',
    412: 'The file has changed since.',
    414: 'This address is too long.',
    417: 'What the request expects is not done here.',
    431: 'The address or the head of the request is too long.',
    500: 'The file could not be read.',
    503: 'Too much is going on at once; try again in a moment.',
  },
  de: {
    400: 'Diese Adresse oder Anfrage ist nicht lesbar.',
    403: 'Diese Datei darf nicht gelesen werden.',
    404: 'Unter dieser Adresse liegt nichts.',
    405: 'Hier werden nur GET und HEAD beantwortet.',
    408: 'Die Anfrage hat zu lange gedauert.',
    412: 'Die Datei hat sich inzwischen geändert.',
    414: 'Diese Adresse ist zu lang.',
    417: 'Was die Anfrage erwartet, gibt es hier nicht.',
    431: 'Die Adresse oder der Kopf der Anfrage ist zu lang.',
    500: 'Die Datei ließ sich nicht lesen.',
    503: 'Gerade ist zu viel auf einmal los; versuch es gleich noch einmal.',
  },
  hu: {
    400: 'Ez a cím vagy kérés nem olvasható.',
    403: 'Ezt a fájlt nem szabad olvasni.',
    404: 'Ezen a címen nincs semmi.',
    405: 'Itt csak a GET és a HEAD kap választ.',
    408: 'A kérés túl sokáig tartott.',
    412: 'A fájl azóta megváltozott.',
    414: 'Ez a cím túl hosszú.',
    417: 'Amit a kérés elvár, az itt nincs.',
    431: 'A cím vagy a kérés fejléce túl hosszú.',
    500: 'A fájlt nem sikerült elolvasni.',
    503: 'Most túl sok minden történik egyszerre; próbáld újra egy pillanat múlva.',
  },
}

/** The first language of ours that a browser asks for. */
export const languageAsked = (accepted = '') =>
  accepted
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find((language) => Object.hasOwn(REFUSALS, language)) ?? 'en'
