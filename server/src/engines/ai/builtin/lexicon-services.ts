/** Families of health, education, hospitality, retail, security, public service and other people's work. A table, hence its length. */
import { type Family, family } from './family.ts';

export const services: readonly Family[] = [
  family(
    'nursing',
    'Nursing',
    'Others',
    'care medicine allied-health healthcare-admin',
    `nurse, staff nurse, registered nurse, nursing officer, clinic nurse, assistant nurse, nurse manager, head nurse, icu nurse, nursing sister, community nurse, midwife, nurse educator, jururawat, charge nurse, nurse practitioner, licensed practical nurse, rn^, lpn^, director of nursing, ward sister, dialysis nurse, theatre nurse, school nurse, matron, nurse supervisor, nursing supervisor, er nurse, travel nurse, clinical nurse, nurse case manager, home health nurse, nurse consultant, emergency nurse, enrolled nurse`,
    `caring for patients: Patient care*, Vital signs*, nursing*, care plans*, care plan*, ward*, bedside*, wound dressing*, patient education*, patients*, nursing process*
    medicines and procedures: Medication administration*, iv therapy*, injections*, catheter*, Phlebotomy*, tracheostomy*, iv lines*, ventilator*
    special units: icu^, intensive care*, emergency department*, operating theatre*, maternity*, dialysis*, pediatric*, oncology*, med-surg*, labor and delivery*, telemetry*, critical care*
    records and handover: Electronic medical records*, charting*, shift handover*, nursing notes*, documentation
    safety and emergencies: Infection control*, CPR*, patient safety*, triage*, emergency care*
    [proof] nursing registration: Nursing registration*, diploma in nursing*, nursing degree*, bachelor of nursing*, lembaga jururawat*, bsn^, registered nurse*`,
  ),
  family(
    'care',
    'Personal and elderly care',
    'Others',
    'nursing social-work childcare cleaning',
    `caregiver, care assistant, healthcare assistant, nursing assistant, home health aide, patient care assistant, certified nursing assistant, cna^, nursing aide, elderly caregiver, personal care aide, domestic helper, patient care technician, home care aide, care worker, home carer, support worker, home health care provider, companion, resident assistant, direct support professional, orderly, hospital attendant`,
    `daily care: activities of daily living*, bathing*, feeding*, dressing*, mobility*, elderly*, caregiving*, companionship*, grooming*, toileting*, transferring*
    health support: Vital signs*, medication reminders*, Patient care*, first aid, residents*, home care*
    household: Housekeeping, meal preparation*, transport to appointments*, errands*
    records and family contact: care notes*, family communication, incident reports, nursing home*`,
  ),
  family(
    'medicine',
    'Medical practice',
    'Others',
    'nursing allied-health pharmacy medical-lab dentistry',
    `doctor, medical officer, physician, general practitioner, surgeon, specialist doctor, consultant physician, house officer, paediatrician, anaesthetist, radiologist, psychiatrist, physician assistant, medical doctor, resident physician, locum doctor, dermatologist, cardiologist, gynaecologist, occupational health doctor, assistant medical officer, paramedic, emergency medical technician, emt^, medical assistant, clinical assistant, clinic assistant, ambulance officer, orthopaedic surgeon`,
    `seeing patients: diagnosis*, treatment plans*, consultation*, clinical assessment*, medical history*, prescribing*, outpatient*, clinic*, clinical*, Patient care*
    procedures and emergencies: surgery*, minor procedures*, emergency medicine*, resuscitation*, CPR*, ambulance*, suturing*, ekg^, ecg^
    records and standards: Electronic medical records*, clinical guidelines*, moh^, medical ethics*, Infection control
    [proof] medical registration: mbbs*, malaysian medical council*, mmc^, mrcp*, full registration*, medical degree*, board certified*, medical license*`,
  ),
  family(
    'dentistry',
    'Dentistry',
    'Others',
    'medicine nursing',
    `dentist, dental surgeon, dental assistant, dental nurse, dental officer, dental hygienist, orthodontist, dental surgery assistant, dental technician, dental receptionist, dental nurse assistant, dental clinic manager`,
    `dental treatment: dental*, extraction*, scaling*, root canal*, orthodontic*, fillings*, oral hygiene*, dentures*, teeth
    chairside help: chairside*, sterilization*, dental x-ray*, dental instruments*, impressions*
    patients and records: dental records*, appointments, patient education, Infection control`,
  ),
  family(
    'pharmacy',
    'Pharmacy',
    'Others',
    'medicine research healthcare-admin retail',
    `pharmacist, pharmacy assistant, pharmacy technician, clinical pharmacist, community pharmacist, retail pharmacist, pharmacy manager, hospital pharmacist, pharmacist assistant, dispenser, provisionally registered pharmacist, industrial pharmacist`,
    `dispensing: pharmacy*, prescriptions*, dispensing*, medication counselling*, drug interactions*, over-the-counter*, compounding*
    stock and cold chain: drug inventory*, expiry dates*, cold chain*, Inventory management, pharmacy stock
    clinical work: medication review*, ward pharmacy*, pharmacovigilance*, Medication administration, therapeutic*, pharmacology*
    rules and registration: poisons act*, type a licence*, registered pharmacist*, ministry of health*, pharmacy board*, controlled substances*`,
  ),
  family(
    'medical-lab',
    'Medical laboratory and imaging',
    'Others',
    'laboratory allied-health medicine research',
    `medical laboratory technologist, mlt^, radiographer, medical technologist, x-ray technician, sonographer, phlebotomist, histology technician, radiologic technologist, medical lab technician, medical laboratory technician, lab scientist medical, mri technologist, clinical laboratory scientist, radiology technician, ultrasound technician, pathologist`,
    `testing specimens: haematology*, hematology*, biochemistry*, microbiology*, blood bank*, specimens*, urinalysis*, histology*, pathology*
    drawing samples: Phlebotomy*, specimen labelling*, sample collection
    imaging: x-ray*, ct scan*, mri^, ultrasound*, radiation safety*, radiology*, imaging*
    quality and records: quality control*, lis^, clia*, calibration, Infection control`,
  ),
  family(
    'allied-health',
    'Therapy and rehabilitation',
    'Others',
    'medicine nursing psychology fitness nutrition',
    `physiotherapist, occupational therapist, speech therapist, rehabilitation therapist, physical therapist, audiologist, optometrist, chiropractor, podiatrist, physiotherapy assistant, therapy assistant, respiratory therapist, physical therapist assistant, speech language pathologist, prosthetist, optician, recreation therapist, massage therapist medical, rehabilitation specialist`,
    `assessing and treating: physiotherapy*, physical therapy*, rehabilitation*, occupational therapy*, speech therapy*, manual therapy*, electrotherapy*, range of motion*, gait training*
    exercise and home programmes: exercise programme*, exercise therapy*, home exercise*, sports injuries*, mobility
    senses: hearing tests*, eye examination*, vision*, lenses*, contact lens*
    records and teamwork: treatment plans*, progress notes*, Patient care*, multidisciplinary*`,
  ),
  family(
    'psychology',
    'Psychology and counselling',
    'Others',
    'social-work allied-health teaching human-resources',
    `psychologist, counsellor, clinical psychologist, school counsellor, therapist, mental health counselor, psychotherapist, behaviour therapist, educational psychologist, guidance counselor, substance abuse counselor, mental health therapist, counselor, licensed clinical social worker, career counsellor, behavioral therapist, aba therapist, addiction counselor, family therapist, psychology intern`,
    `therapy: Counselling*, cbt^, cognitive behavioral therapy*, mental health*, therapy*, therapeutic interventions*, clients, substance abuse*, trauma*, family therapy*
    assessment: psychological assessment*, psychometric*, diagnosis, behavior plans*, intake assessments*, treatment planning*
    crisis: crisis intervention*, suicide prevention*, safeguarding*, psychiatric*
    records and registration: case notes*, board of counsellors*, lembaga kaunselor*, confidentiality, clinical supervision*, lcsw^`,
  ),
  family(
    'social-work',
    'Social work and community',
    'Others',
    'psychology care nonprofit teaching',
    `social worker, case manager, community officer, welfare officer, youth worker, caseworker, case worker, community health worker, social services assistant, program coordinator community, medical social worker, family support worker, community organizer, residential counselor, shelter manager, social services coordinator, youth counselor, probation officer, case management officer`,
    `case work: case management*, social work*, needs assessment*, home visits*, referrals*, service plans*, clients*, advocacy*, social services*
    protecting people: child protection*, domestic violence*, safeguarding*, crisis intervention*, foster care*, vulnerable*
    community programmes: community outreach*, volunteers*, workshops, community resources*, support groups*
    records and agencies: case notes*, government agencies*, jkm^, welfare*, medicaid*`,
  ),
  family(
    'nutrition',
    'Nutrition and dietetics',
    'Others',
    'food-science allied-health fitness',
    `dietitian, nutritionist, dietician, clinical dietitian, nutrition consultant, food service dietitian, nutrition executive, health coach`,
    `advising on diet: nutrition*, diet plans*, dietary*, meal plans*, nutritional assessment*, diabetes education*, weight management*
    clinical care: medical nutrition therapy*, enteral feeding*, Patient care, patient education
    food service: Food preparation, menu planning*, HACCP
    health promotion: health talks*, wellness programmes*, health education*`,
  ),
  family(
    'healthcare-admin',
    'Healthcare administration',
    'Others',
    'nursing admin medicine insurance operations',
    `healthcare administrator, hospital administrator, clinic manager, medical records officer, medical coder, medical billing specialist, medical receptionist, medical secretary, healthcare manager, ward clerk, practice manager, health information technician, clinic administrator, patient services representative, patient service assistant, clinic receptionist, medical biller, healthcare executive, medical office assistant, medical office manager, hospital executive, health services manager, patient access representative, clinical manager, medical records clerk, utilization review nurse, patient care coordinator, admissions officer hospital, healthcare consultant, health unit coordinator, nursing home administrator, healthcare informatics`,
    `running clinics and wards: healthcare*, clinic operations*, hospital operations*, patient flow*, health services*, ambulatory care*, long-term care*, medical practice*, physicians*
    patient registration and scheduling: patient registration*, appointments*, insurance verification*, patient scheduling*, patient relations*, admissions*
    billing and coding: Medical coding*, medical claims*, guarantee letters*, cpt^, medicare*, medicaid*, prior authorization*, utilization review*, case mix
    records and rules: Electronic medical records*, medical records*, hipaa*, msqh*, jci accreditation*, jcaho*, health information*, medical terminology*`,
  ),
  family(
    'veterinary',
    'Animal care',
    'Others',
    'agriculture medicine',
    `veterinarian, veterinary assistant, vet assistant, veterinary nurse, animal caretaker, pet groomer, veterinary technician, zookeeper, veterinary surgeon, animal care attendant, dog trainer`,
    `treating animals: veterinary*, animals*, vaccinations*, pets*, animal surgery*, animal health*
    grooming and keeping: grooming*, kennel*, animal feeding*, animal handling*
    clinic work: appointments, pet owners*, sterilization, x-ray`,
  ),
  family(
    'teaching',
    'School teaching',
    'Others',
    'childcare academia training psychology tutoring special-education',
    `teacher, school teacher, primary school teacher, secondary school teacher, english teacher, mathematics teacher, science teacher, teaching assistant, teacher assistant, principal school, headmaster, school principal, kindergarten teacher, international school teacher, substitute teacher, elementary school teacher, high school teacher, academic coordinator, head of department school, guru, art teacher, music teacher, physical education teacher, mandarin teacher, classroom teacher, language teacher, student teacher, history teacher, esl teacher, relief teacher, teacher aide, cikgu, guru sekolah, vice principal, instructor`,
    `planning lessons: Lesson planning*, learning objectives*, teaching aids*, differentiated instruction*, kssr*, kssm*, igcse*, cambridge*, common core*, lessons*
    teaching a class: teaching*, Classroom management*, students*, pupils*, school*, classes*, instruction*, taught, learners*
    assessing pupils: Student assessment*, report cards*, examinations*, homework*, marking*, test scores*
    work with parents and school life: parents*, parent-teacher*, co-curricular*, school events*, discipline*, extracurricular*
    [tool] learning tools: google classroom*, smartboard*, online teaching*, educational technology*
    [proof] teaching qualification: bachelor of education*, diploma in education*, teaching license*, teaching certificate*, pgce*, teaching credential*, teaching certification*`,
  ),
  family(
    'childcare',
    'Early childhood',
    'Others',
    'teaching care special-education',
    `preschool teacher, childcare provider, nursery teacher, early childhood educator, child care worker, nanny, babysitter, kindergarten assistant, preschool assistant, daycare teacher, childcare teacher, daycare assistant, infant teacher, toddler teacher, childminder, child care assistant, after school teacher, preschool principal, taska educator`,
    `care of young children: Early childhood education*, children*, infants*, nap time*, diapers*, child safety*, play-based learning*, toddlers*
    learning through play: activities for children*, storytelling*, arts and crafts*, montessori*, phonics*, learning activities*
    development and parents: child development*, developmental milestones*, parents*, daily reports*
    health and safety: first aid*, hygiene*, child supervision*, child abuse prevention*, typhoid injection`,
  ),
  family(
    'special-education',
    'Special education',
    'Others',
    'teaching psychology childcare allied-health',
    `special education teacher, special needs teacher, learning support teacher, shadow teacher, special education assistant, learning support assistant, special education aide, inclusion teacher, paraprofessional`,
    `supporting special needs: special education*, special needs*, autism*, adhd*, iep^, individualized education*, dyslexia*, learning disabilities*, disabilities*
    behaviour and therapy: behavior management*, aba therapy*, behavior plans*, sensory*, speech therapy
    working with parents and staff: parents*, multidisciplinary, progress reports*, Lesson planning`,
  ),
  family(
    'tutoring',
    'Tuition and coaching',
    'Others',
    'teaching academia',
    `tutor, private tutor, tuition teacher, online tutor, math tutor, english tutor, home tutor, academic tutor, test prep instructor, reading tutor, tuition centre manager, peer tutor`,
    `teaching one to one: tutoring*, tuition*, homework help*, exam preparation*, one-on-one*, upsr*, pt3*, spm subjects*, sat prep*
    planning and progress: Lesson planning*, student progress*, teaching materials*, learning goals
    subjects: mathematics*, science*, english*, physics, chemistry, additional mathematics*`,
  ),
  family(
    'academia',
    'Higher education',
    'Others',
    'research teaching training education-admin',
    `lecturer, professor, assistant professor, associate professor, university lecturer, adjunct professor, academic, senior lecturer, tutor university, dean, adjunct instructor, college instructor, faculty member, graduate teaching assistant, adjunct faculty, teaching fellow, pensyarah, course coordinator, head of programme, sociologist, historian, mathematician`,
    `teaching at a university: lectures*, undergraduate*, postgraduate*, course design*, curriculum*, tutorials*, university*, college courses*, syllabus*, courses
    research and publications: research*, publications*, journal*, conference papers*, grants*, scopus*
    supervising students: supervision of theses*, final year projects*, student supervision*, academic advising*, mentoring students*
    quality of programmes: mqa^, accreditation*, obe^, outcome-based education*, examination papers*
    [proof] degrees: phd*, master degree*, doctorate*`,
  ),
  family(
    'education-admin',
    'Education administration',
    'Others',
    'academia teaching admin customer-service',
    `admissions officer, student affairs officer, registrar, education consultant, school administrator, academic advisor, student recruitment executive, programme coordinator education, student services officer, education counsellor, school admin, admission executive, student advisor, academic executive, enrollment advisor, student counsellor, financial aid officer, education officer, examination officer, admissions counselor, education administrator, center director, librarian, library assistant, school secretary`,
    `admitting students: admissions*, enrollment*, student recruitment*, education fairs*, student applications*, course counselling*, prospective students*
    student records and services: student records*, student affairs*, timetable*, registration*, student services*, financial aid*, student activities*, orientation
    programme coordination: academic calendar*, examinations*, accreditation, lecturers, library*, cataloging*
    administration: Administrative support, Microsoft Office, school operations*, education*`,
  ),
  family(
    'translation',
    'Translation and interpretation',
    'Others',
    'content admin',
    `translator, interpreter, language specialist, subtitler, localisation specialist, linguist, localization specialist, medical interpreter, court interpreter, bilingual specialist, language expert`,
    `translating: translation*, translate documents*, localization*, subtitling*, bilingual*, terminology*
    interpreting: interpreting*, interpretation*, simultaneous interpretation*, court interpretation*
    editing: proofreading*, editing, cat tools*, trados*
    languages: Mandarin, Malay, English, Tamil, japanese*, korean*, arabic*, spanish*, french*`,
  ),
  family(
    'hotel',
    'Hotels and tourism',
    'Others',
    'food-beverage customer-service events cleaning aerospace',
    `hotel manager, front office manager, guest service agent, guest relations officer, concierge, bellman, hotel receptionist, front desk agent, night auditor, tour guide, travel agent, tour coordinator, reservation agent, front office assistant, duty manager, guest services manager, front desk officer, travel consultant, guest service officer, hospitality manager, reservations manager, spa manager, resort manager, hotel general manager, front desk clerk, ticketing executive, tour leader, front desk manager, guest service representative, travel executive, front office executive, revenue manager hotel, bell captain, hotel executive, rooms division manager, bellboy`,
    `welcoming guests: Front desk*, guests*, guest satisfaction*, guest experience*, guest complaints*, hospitality*, concierge services*
    bookings and revenue: reservations*, occupancy*, room rates*, opera pms*, revpar*, booking systems*, amadeus*, sabre*, room bookings
    tours and travel: tours*, itineraries*, ticketing*, travel packages*, tourism*, motac*, travel arrangements
    running a hotel: hotel*, hotel operations*, Housekeeping*, banquets*, night audit*, resort*
    guest billing: cash handling, guest folios*, check-out, upselling`,
  ),
  family(
    'food-beverage',
    'Food and beverage service',
    'Others',
    'hotel kitchen retail customer-service events',
    `waiter, waitress, restaurant manager, f&b manager, barista, bartender, restaurant supervisor, f&b supervisor, food server, server, restaurant crew, cafe manager, service crew, f&b captain, banquet manager, outlet manager, food and beverage manager, host restaurant, food service worker, f&b executive, catering manager, kitchen crew, restaurant assistant manager, fast food worker, cafe supervisor, cafe crew, f&b assistant, food runner, banquet captain, bar manager, banquet server, sommelier, pelayan, pelayan restoran, pembantu restoran, food service manager, crew member, food and beverage supervisor, shift manager restaurant, catering supervisor`,
    `serving guests: Food and beverage service*, orders*, menu*, dining*, table setting*, restaurant*, waiting*, diners*, beverages*, food orders*
    bar and coffee: Barista skills*, cocktails*, bar*, wine*, drinks*, coffee*
    running an outlet: restaurant operations*, shift, rostering*, food cost*, Inventory management, outlet*, opening and closing*, staff training
    hygiene and food safety: HACCP*, food handler*, cleanliness*, sanitation*, food safety*
    taking payments: Cash handling*, POS system*, cashier`,
  ),
  family(
    'kitchen',
    'Kitchen and culinary work',
    'Others',
    'food-beverage hotel food-science',
    `chef, cook, sous chef, executive chef, kitchen helper, pastry chef, baker, commis chef, chef de partie, demi chef, line cook, kitchen assistant, head chef, kitchen manager, dishwasher, steward kitchen, prep cook, kitchen supervisor, commis, pastry cook, culinary manager, kitchen steward, private chef, tukang masak, sushi chef, butcher, kitchen staff, pembantu dapur, tukang masak`,
    `cooking: Food preparation*, cuisine*, pastry*, baking*, menu development*, hot kitchen*, culinary*, grill*, sauces*, plating*, dishes*, saute*
    kitchen control: food cost*, portion control*, stock ordering*, kitchen staff*, wastage*, mise en place*
    hygiene and safety: HACCP*, kitchen hygiene*, food handler*, halal*, cleanliness*, sanitation*, servsafe*
    cooking for events: banquet*, catering*, buffet*, Western cuisine, Asian cuisine`,
  ),
  family(
    'retail',
    'Retail',
    'Sales',
    'sales customer-service retail-buying food-beverage warehouse ecommerce operations',
    `retail assistant, retail sales associate, store manager, retail manager, cashier, sales assistant, shop assistant, retail executive, store supervisor, retail supervisor, boutique manager, outlet supervisor, promoter retail, store assistant, retail associate, shop manager, beauty advisor, assistant store manager, stock assistant, merchandiser, supermarket supervisor, retail salesperson, retail sales assistant, key holder, department manager retail, store clerk retail, retail operations manager, visual merchandiser, beauty consultant, retail store manager, store executive, retail promoter, sales promoter retail, retail cashier, store associate, shift leader, juruwang, pembantu kedai, pembantu jualan, penolong pengurus kedai, fishmonger, florist, petrol station attendant`,
    `serving shoppers: Customer service*, shoppers*, product recommendations*, fitting room*, sales floor*, retail*, retail sales*, walk-in customers
    cash and till: Cash handling*, POS system*, cashier*, daily sales closing*, till*, credit card transactions*
    display and stock: Merchandising*, Inventory management*, restocking*, shelves*, stock replenishment*, stockroom*, store displays*
    store results: Sales targets*, Upselling*, store sales*, shrinkage*, store performance*, loss prevention*
    running a store: store operations*, store*, staff roster*, opening and closing*, shift schedules*, training staff, retail store*`,
  ),
  family(
    'retail-buying',
    'Merchandising and buying',
    'Sales',
    'retail procurement brand-marketing fashion',
    `merchandising manager, merchandising executive, retail buyer, fashion buyer, merchandise planner, assistant buyer, assistant merchandiser, category executive, merchandise manager, allocation analyst, purchasing merchandiser, merchandising coordinator`,
    `ranges and planning: assortment*, merchandise planning*, open-to-buy*, range planning*, Merchandising*, allocation*, product selection*
    suppliers: Procurement*, Negotiation*, suppliers*, cost price*, sourcing
    results: sell-through*, margin*, markdown*, sales analysis*, Microsoft Excel
    trends: trends*, product development, fashion trends*, competitor pricing*`,
  ),
  family(
    'beauty',
    'Beauty and wellness',
    'Others',
    'fitness retail hotel',
    `beautician, hair stylist, hairdresser, beauty therapist, makeup artist, spa therapist, massage therapist, nail technician, barber, manicurist, aesthetician, facial therapist, esthetician, cosmetologist, salon manager, spa receptionist, masseur`,
    `treatments: facial*, massage*, hair cutting*, hair colouring*, makeup*, manicure*, waxing*, skin care*, spa treatments*, hair*, nails*
    advice and sale: product recommendations*, beauty products*, Customer service*, client consultation*, cosmetics*
    hygiene and bookings: sterilization, appointments*, salon*, spa*
    [proof] certificates: cidesco*, cosmetology*, itec*`,
  ),
  family(
    'fitness',
    'Sports and fitness',
    'Others',
    'allied-health beauty teaching nutrition',
    `fitness trainer, personal trainer, gym instructor, sports coach, yoga instructor, swimming coach, athletic trainer, fitness instructor, fitness manager, lifeguard, football coach, coach, group fitness instructor, gym manager, sports executive, pilates instructor, recreation coordinator, athletic director, sports manager, swim instructor, fitness consultant`,
    `training people: fitness*, workout plans*, exercise*, group classes*, athletes*, personal training*, strength training*, yoga*, sports*, recreation*
    assessment: fitness assessment*, body composition*, goals, nutrition advice*
    safety: first aid*, CPR*, injury prevention*, lifesaving*, pool safety*
    clients and sales: membership sales*, gym*, memberships*, clients, tournaments*`,
  ),
  family(
    'cleaning',
    'Cleaning and housekeeping',
    'Others',
    'hotel facilities care',
    `cleaner, housekeeper, room attendant, housekeeping supervisor, janitor, cleaning supervisor, housekeeping attendant, laundry attendant, executive housekeeper, custodian, housekeeping manager, office cleaner, tukang cuci, maid, cleaning crew, public area attendant, tea lady, laundry worker, housekeeping aide`,
    `cleaning: cleaning*, Housekeeping*, sweeping*, mopping*, vacuuming*, toilets*, sanitizing*, trash*, floors*, dusting*, restrooms*
    linen and laundry: laundry*, linen*, bed making*, ironing*
    supplies and chemicals: cleaning supplies*, cleaning chemicals*, cleaning equipment*, amenities*
    inspection: room inspection*, checklists, supervising cleaners*, lost and found*`,
  ),
  family(
    'security',
    'Security services',
    'Others',
    'facilities defence safety',
    `security guard, security officer, security supervisor, security manager, security executive, bodyguard, auxiliary police, cctv operator, loss prevention, security controller, chief security officer, pengawal keselamatan, security escort, armed guard, security specialist, asset protection, loss prevention specialist, correctional officer, surveillance officer, security personnel, private investigator, prison officer, parking attendant`,
    `guarding and patrol: Security patrol*, security*, patrols*, gate control*, visitor registration*, guard post*, access control*, premises*
    surveillance: cctv*, alarm systems*, control room*, surveillance*, monitoring cameras*
    handling incidents: incident reports*, emergency response*, fire drills*, theft*, crowd control*, arrests*
    security rules and credentials: certified security guard*, kdn^, pdrm*, firearms*, security training*, self-defense*`,
  ),
  family(
    'defence',
    'Uniformed and public safety services',
    'Others',
    'security government aerospace medicine',
    `police officer, firefighter, soldier, army officer, navy officer, air force officer, detective, customs officer, immigration officer, military officer, infantryman, deputy sheriff, bomba officer, enforcement officer, platoon sergeant, police constable, squad leader, sheriff, military police, intelligence analyst, fire officer, dispatcher police`,
    `operations: military*, armed forces*, law enforcement*, police*, patrol*, army*, navy*, combat*, enforcement*, firefighting*, soldiers*
    discipline and leadership: leadership of soldiers*, platoon*, drills*, missions*, squad*
    safety and rescue: rescue*, emergency response*, first aid*, search and rescue*, weapons*
    investigation: criminal investigation*, evidence*, interrogation*, reports, crime*`,
  ),
  family(
    'government',
    'Government and public policy',
    'Others',
    'nonprofit defence compliance admin',
    `policy analyst, policy officer, administrative and diplomatic officer, government affairs manager, public policy executive, diplomat, legislative assistant, city council officer, government officer, public administrator, ptd officer, policy advisor, economist, statistician, town council officer, political secretary, government relations manager, program analyst, legislative aide, federal agent, research officer policy, tax officer`,
    `policy work: public policy*, policy papers*, legislation*, policy analysis*, cabinet paper*, policy development*, public sector*, economics*
    government processes: government*, ministry*, local council*, parliament*, government procurement*, federal*, public administration*, municipal*
    stakeholders: Stakeholder management*, agencies*, public consultation*, constituents*, government relations*
    analysis: Statistics*, economic research*, Data analysis, reports`,
  ),
  family(
    'nonprofit',
    'Charity and programmes',
    'Others',
    'social-work government events public-relations education-admin',
    `programme officer, program officer, fundraising executive, ngo officer, volunteer coordinator, project officer ngo, fundraiser, grant writer, program director, development officer, executive director nonprofit, community engagement officer, csr executive, program coordinator, program manager nonprofit, outreach coordinator, development director, humanitarian officer, donor relations officer`,
    `programmes: ngo^, non-profit*, nonprofit*, beneficiaries*, programme management*, impact report*, community development*, humanitarian*, program development*
    funds: fundraising*, donors*, grants*, grant writing*, donations*, sponsorship
    volunteers and partners: volunteers*, partnerships*, outreach*, community engagement*, Stakeholder management
    reporting: monitoring and evaluation*, donor reports*, budget monitoring`,
  ),
  family(
    'fashion',
    'Fashion and textiles',
    'Others',
    'graphic-design retail-buying production-work retail',
    `fashion designer, tailor, seamstress, pattern maker, fashion stylist, textile engineer, garment technologist, sewing operator, stylist, apparel designer, fashion merchandiser, costume designer, textile designer, jewelry designer, sewing machine operator, cobbler, jeweller, goldsmith, watchmaker`,
    `designing clothes: fashion design*, apparel*, garments*, fabric*, fabrics*, sketches*, collections of clothing*, textiles*, fashion*
    making clothes: sewing*, pattern making*, cutting fabric*, alterations*, tailoring*, tech packs*
    producing and sourcing: garment factory*, sampling, suppliers, Quality control
    styling: photo shoots, Merchandising, trends*`,
  ),
  family(
    'arts',
    'Performing and fine arts',
    'Others',
    'media-production teaching graphic-design events',
    `musician, actor, dancer, artist, music director, singer, choreographer, curator, gallery manager, theatre director, performer, composer, museum curator, sculptor, dance instructor, disc jockey, stage manager, art teacher instructor, gallery assistant, museum educator, painter artist`,
    `performing: performances*, music*, dance*, theatre*, theater*, acting*, concerts*, stage*, rehearsals*, choreography*
    making and showing art: fine arts*, exhibitions*, gallery*, museum*, paintings*, sculpture*, collections*, curating*
    teaching and community: workshops, art classes*, students
    production: stage management*, sound and lighting*, costumes*`,
  ),
];
