/** The same in Malay. */
import { english as base, compiled, type Language } from '@saring/contract/words';
import { catalogueName, type english } from './words.ts';

const sentences: Record<keyof typeof english, string> = {
  title: 'Apa yang berlaku kepada data anda apabila anda memohon kepada {company}',
  who: 'Siapa yang membuat keputusan',
  whoCompany:
    '{company} membuat keputusan tentang permohonan anda dan bertanggungjawab atas apa yang dilakukannya dengan data anda.',
  whoPlace: 'Tempatnya: {place}.',
  whoContact: 'Anda boleh menulis kepadanya di {contact}.',
  whoOperator: 'Laman ini dikendalikan oleh pengendali bagi pihak syarikat.',
  whoOperatorContact: 'Anda boleh menulis kepada pengendali di {contact}.',
  what: 'Apa yang digunakan, dan untuk apa',
  whatSent:
    'Resume, butiran hubungan dan apa-apa lain yang anda hantar digunakan untuk memutuskan sama ada anda ditawarkan pekerjaan itu, dan untuk menulis kepada anda mengenainya. Anda tidak boleh memohon tanpa resume, nama, cara untuk menghubungi anda dan gaji yang diharapkan; yang lain boleh ditinggalkan.',
  whatInterview:
    'Jawapan anda dalam temu duga digunakan untuk tujuan yang sama. Suara hanya disimpan jika anda bercakap, dan anda boleh menaip. Apa yang berlaku sepanjang temu duga itu, seperti meninggalkan halaman, dicatat dengan masanya untuk syarikat, dan tidak sekali-kali dikira dalam markah.',
  whatReferences:
    'Sila maklumkan kepada orang yang nombor telefonnya anda berikan sebagai rujukan bahawa anda berbuat demikian.',
  software: 'Apa yang dilakukan oleh perisian',
  softwareReads:
    'Perisian membandingkan teks resume dan jawapan anda dengan lima kriteria pekerjaan itu, memberi markah dengan sebab, dan menyusun permohonan mengikut turutan. Nama, gambar, umur, jantina dan alamat anda bukan sebahagian daripada apa yang dinilai, setakat yang dapat dikenali daripada perkataan.',
  softwareNot:
    'Dalam borang, anda boleh memilih supaya hanya manusia membaca permohonan anda. Maka tiada perisian memberi markah, menyusunnya mengikut turutan, menulis apa yang anda katakan atau bertanya berdasarkan jawapan anda; perisian hanya mengambil perkataan daripada resume anda untuk ditunjukkan, dan menyembunyikan nama di dalamnya serta dalam apa yang anda taip jika syarikat menyemak tanpa nama. Permohonan anda berada dalam kumpulannya sendiri, dan seorang manusia di syarikat membacanya.',
  softwareNever: 'Seorang manusia di syarikat membuat keputusan. Perisian tidak menerima atau menolak sesiapa.',
  ground: 'Atas asas apa',
  groundAsked:
    'Data anda digunakan kerana anda meminta untuk dipertimbangkan bagi pekerjaan itu. Perisian menyusun permohonan supaya banyak permohonan boleh dilayan sama rata. Suara dirakam kerana anda memilih untuk bercakap.',
  groundLaw:
    'Di Kesatuan Eropah, asasnya ialah Perkara 6(1)(b), (f) dan (a) Peraturan Perlindungan Data Am (GDPR); di Malaysia, seksyen 6 Akta Perlindungan Data Peribadi 2010.',
  receivers: 'Siapa yang menerimanya',
  receiversCompany:
    'Orang di syarikat yang menguruskan jawatan kosong syarikat itu. Halaman pengendali menunjukkan akaun dan syarikat, tetapi bukan resume, jawapan atau markah.',
  receiversNobody: 'Tiada apa-apa tentang anda dihantar kepada pihak lain di luar pemasangan ini.',
  receiversModel:
    '{host}: perisian di sana membaca teks resume dan jawapan anda. Apa yang menunjukkan siapa anda dikeluarkan dahulu, setakat yang dapat dikenali daripada perkataan. Untuk soalan syarikat tentang pemohonnya, ia juga menerima nama, alamat e-mel, gaji yang diharapkan, markah dan sebahagian resume anda.',
  receiversTranscription: '{host}: suara jawapan anda, untuk ditulis sebagai teks.',
  receiversChoice:
    'Perisian pada mesin pihak lain membaca atau mendengar permohonan anda hanya jika anda menandakan dalam borang bahawa ia boleh; jika tidak, hanya perisian pemasangan ini yang melakukannya.',
  receiversMail: '{host}: e-mel yang dihantar kepada anda.',
  receiversFiles: '{host}: fail yang anda hantar, dan suara jawapan anda.',
  receiversDatabase: '{host}: apa yang disimpan tentang anda selain fail.',
  receiversBrowser:
    'Jika anda memilih dalam temu duga supaya pelayar anda menulis perkataan anda, ia melakukannya pada peranti anda jika boleh, dan jika tidak mungkin menghantar suara itu kepada pembuatnya; anda diberitahu yang mana sebelum anda memilih.',
  kept: 'Berapa lama disimpan',
  keptMonths:
    'Permohonan anda dipadamkan {months, plural, other {# bulan}} selepas ia berakhir: selepas ditolak atau ditarik balik, selepas pekerjaan itu ditutup, atau selepas langkah terakhir mengenainya yang anda tahu, mengikut yang mana lebih awal. Ia dipadamkan lebih awal jika anda memadamkan akaun anda, atau syarikat memendekkan tempoh itu, memadamkan pekerjaan itu atau meninggalkan laman ini. Selepas penolakan ia disimpan sekurang-kurangnya 31 hari, supaya anda boleh meminta ia dilihat sekali lagi.',
  keptAlways:
    'Permohonan anda disimpan sehingga anda memadamkan akaun anda, atau syarikat menetapkan tempoh, memadamkan pekerjaan itu atau meninggalkan laman ini.',
  keptSound:
    'Rakaman dipadamkan {days, plural, other {# hari}} selepas temu duga; perkataannya kekal dengan permohonan.',
  keptBackups:
    'Salinan sandaran mungkin menyimpannya lebih lama. Apabila pengendali memulihkannya bersama senarai apa yang telah dipadamkan, ia dipadamkan semula.',
  rights: 'Apa yang boleh anda lakukan',
  rightsCopy:
    'Dalam tetapan akaun anda, anda boleh memuat turun apa yang disimpan tentang anda, kecuali apa yang ditanya oleh orang di syarikat kepada pembantu perisian, dan membetulkan profil anda.',
  rightsWithdraw:
    'Anda boleh menarik balik permohonan anda pada bila-bila masa. Mulai saat itu tiada perisian membacanya, apa yang ditemui oleh perisian dipadamkan, dan syarikat tidak lagi boleh membuka apa yang anda hantar: ia melihat nama anda, alamat e-mel anda, jawatan itu, tarikh-tarikhnya dan apa yang dicatatnya sendiri.',
  rightsDecision:
    'Setelah keputusan diberitahu kepada anda, anda melihat bagaimana anda diberi markah dan sebabnya. Selepas penolakan, anda boleh meminta dalam masa 30 hari supaya seorang pegawai melihatnya sekali lagi; ia kemudian disimpan selama tempoh yang sama dari hari itu.',
  rightsDelete: 'Anda boleh memadamkan akaun anda pada bila-bila masa, bersama semua permohonan anda.',
  rightsAsk:
    'Untuk membantah, supaya sesuatu yang lain dibetulkan atau tidak lagi digunakan, atau jika akaun anda digantung, tulis kepada syarikat atau pengendali.',
  rightsComplain:
    'Anda boleh membuat aduan kepada pihak berkuasa perlindungan data peribadi di tempat anda tinggal, di Malaysia Pesuruhjaya Perlindungan Data Peribadi (www.pdp.gov.my).',
  rightsComplainTo: 'Anda boleh membuat aduan kepada {authority}.',
};

const read = new Map(Object.entries(sentences).map(([key, text]) => [key, compiled(text)]));

/** Complete for notices alone; all else is said in English. */
export const malay: Language = {
  ...base,
  tag: 'ms',
  locale: 'ms-MY',
  lists: 'ms-MY',
  sentence: (catalogue, key, message) => (catalogue === catalogueName ? (read.get(key) ?? message) : message),
};
