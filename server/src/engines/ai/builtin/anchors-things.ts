/**
 * The things work is done with, by kind, and the trades that handle each kind; and words so common at any work that they
 * speak for none. `theme theme: words`, signs as in anchors-themes.ts. A table, hence the length; from general knowledge.
 */

export const thingsOfTrades = `
kitchen fnb foodtech nutrition: meat beef chicken mutton lamb pork seafood egg eggs vegetable vegetables fruit onion garlic chili chilli curry soup salad steak rice bread pudding dessert croissant pastry cheese cream berries sugar salt salty spice oil-fry fries burger pizza pasta spring+rolls breakfast lunch dinner meal meals taste tasted flavor eat eaten ate raw cooked bowl plate plates spoon fork knife knives pan pot grill oven fridge freezer portion portions kilo recipe
fnb hotel kitchen events: waiter table tables tip glass glasses cup cups wine beer juice drinks starter menu buffet soup
hotel cleaning realestate: bed beds sheet+bed towel towels linen pillow suite lobby shower toilet sink mirror carpet curtain taxi luggage breakfast property flat
nursing eldercare doctor physio clinic dental pharmacy: patient patients arm leg knee back+pain head neck stomach heart lung blood skin wound pain painful fever cough dizzy breathless breathing pulse sugar pressure+blood dose doses injection needle vein tablet tablets pill pills medicine medicines bandage oxygen bed bedside wheelchair bathe weak swallow vomit vomiting swelling infection hospital ward clinic relative relatives observations aide confused restless fall frail
teaching childcare social: child children kid kids boy girl boys girls toy toys blocks song songs sing story stories drawing crayon chalk parent parents mother father play playing shy quiet cry cried class classroom pupil pupils student students read reading write spell teach taught worksheet corridor term textbook corner games
childcare eldercare nursing social: feed fed hug hold+hand washed cuddle comfort trust tears lonely settle nap
warehouse logistics driving courier retail: lorry lorries truck trucks van vans box boxes carton cartons crate crates pallet pallets parcel parcels load loaded unload unloaded shelf shelves rack aisle aisles bay dock forklift forks lane trolley deliver delivered delivery deliveries weighed goods cage tag tagged label labels
driving workshop courier logistics callofficer: car cars road traffic jam highway tyre tyres tire tires brake brakes engine fuel petrol diesel route drive drove driver drivers parked park toll van motorcycle motorbike mileage plate
maintenance workshop fabrication plumbing electrical manufacturing automation: motor motors gear gears gearbox belt belts pump pumps valve valves bearing bearings shaft seal seals bolt bolts nut spring springs roller rollers cable cables wire wires switch switches panel panels sensor sensors fuse filter filters grease greased oil hose pipe leak leaked leaking noise vibration shim shimmed spanner screwdriver multimeter rust rusty worn broken overheated hot repair repaired dismantle dismantled replaced spare fault tripped compressor fan heater heaters blade
manufacturing quality semicon fabrication printing foodtech: line lines shift shifts operator operators batch batches output reject rejects scrap defect defects mold die punch setter start-up sharp edge cap caps bottle bottles lid lids label labels carton glue guide crushed scratch grinder speed jam stopped packing
electrical maintenance plumbing automation energy: power voltage current breaker circuit joint joints neutral isolator lug crimp crimps terminal trip trips lamp lamps light lights wiring socket logger megaohm
construction architecture realestate plumbing woodwork: wall walls floor floors roof roofs ceiling door doors window windows tile tiles brick bricks concrete cement paint painted plaster sand steel beam pillar stairs toilet toilets drain drains membrane leak leaked flooded gang courses crane scaffold drawing drawings site hole level unit units threshold waterproof centimetres
cleaning hotel: mop soap detergent dirt dirty dust stain stains smell floor wipe rubbish
agriculture: field fields row rows tree trees leaf leaves fruit seed seeds soil water+plants harvest bunch bunches block rain rats insects pest spray sprayed fertilizer potash dose drain drains fronds owl tonnes animal animals chicken chickens cow cows goat goats fish pond farm barn grass plant plants
accounting audit collections finance payroll: invoice invoices bill bills receipt receipts payment payments paid unpaid overpaid underpaid refund refunded voucher vouchers ledger bank account accounts balance balances statement statements debit credit sum amount amounts cash cheque credit+note duplicate overdue owed owe arrears
finance data sales procurement: budget cost costs spend spending forecast percent margin quarter
banking insurance collections: loan loans borrower interest repaid repay repayment bank deposit payslip payslips guarantor installment mortgage lender savings collateral account accounts
payroll hr: wage wages salary salaries overtime payslip payslips slip punch+card allowance allowances bonus deduction leave attendance shift+code guard+overtime pay paid underpaid advance
collections realestate: arrears overdue fee fees owner owners tribunal installment installments debt debts debtor pay paid unpaid rang
procurement warehouse manufacturing: supplier suppliers vendor vendors mill order orders ordered shipment shipments quotation quotations price prices carton material materials lead late on-time source factory
sales retail marketing ecommerce customers: customer customers buyer buyers buy bought sell sold selling price discount offer offers offered contract sign signed order orders trial free sample samples shop shops chain owner target refused competitor
customers callcentre hotel fnb retail clinic: complain complained complaint complaints angry sorry apologize apologized refund shout shouted calm calmed waiting queue polite bill voucher replacement promised
callcentre telecom: caller callers call calls called phone phones rang line lines bill recording letter terminal commission
security callofficer: guard guards gate fence camera cameras thief thieves stolen police torch patrol patrolled intruder stranger lock locked key keys night rounds round plate alarm radio hid broken+door shine lost
rescue emergency: fire smoke flames burn burned hose victim trapped ambulance breathe breathing chest pulse unconscious collapsed bleeding boat drowning aed shake tap danger press pressing
safety construction manufacturing warehouse: accident accidents injured injury injuries hurt cut cuts finger fingers hand hands glove gloves helmet fall fell slip slipped slippery mat guard danger dangerous near-miss knife knives mirror painted+line blind corner
admin secretarial clinic publicservice: form forms file files folder letter letters document documents minutes stamp signature meeting meetings appointment appointments calendar typed print printed photocopy scan email mails desk
legal secretarial realestate: court judge clause clauses contract contracts agreement signed lawyer case client clients claim evidence dispute settled tribunal witness notice
recruitment hr: candidate candidates applicant applicants interview interviews interviewed vacancy post posts hired hire advert adverts resign resigned joined quit shortlist welder welders reference
hr conflict: warning late absent accused theft witness locker lockers minutes quarrel talk alone calm colleague behavior
software devops databases itsupport testing: code coded program programs page pages browser server servers database query queries screen screens button session login bug bugs crash crashed error errors log logs release deploy deployed test tests search app apps website websites click clicks load loading user users feature library libraries draft cache
itsupport network telecom: computer computers laptop laptops printer printers password passwords wifi internet cable cables network drive update updates file files screen tablet software email outlook user users reboot restart restarted remote
data finance marketing product: figures numbers chart charts graph table spreadsheet report reports percent average compare compared comparison trend link receipts sales+by weather gap members data joined
design marketing media printing: poster posters logo colour color colors font letter+size letters picture pictures photo photos drawn draw redrew drew layout brochure leaflet leaflets label packaging packs video videos print caption headline
media translation research library: text texts word words page pages chapter chapters sentence reader readers write written wrote article term terms heading proverb glossary language languages english malay
lab quality pharmacy research foodtech: sample samples test tests result results standard standards blank acid bottle bottles needle instrument reading readings calibrate calibrated lab laboratory difference iron solution measured percent
beauty garments retail: hair skin nail dress shirt cloth cloths fabric color size sizes fitting
events hotel marketing: booth hall stage guests invitation flowers lamps panels decoration crowd
travel aviation: flight flights passport visa ticket tickets tour passengers airport plane
customers ecommerce courier: courier order orders delivery parcel cake gift damaged wrong+item replacement evening
project pressure events: deadline deadlines hours late finish finished ready handed+in submitted borrowed split days tender closing
team leadership: colleague colleagues mate helped help shared stayed together desk new+colleague quit notes
learning: learned new read night correct practice practised watched asked looked+up questions words weekend alone
initiative: improved easier faster saved idea shared sheet folder department departments template lost
design product testing: form forms field fields button buttons screen screens tap tapped users user click clicked menu label labels steps
conflict: agreed disagree argued shouting talked coffee both wanted settle swapped accused apologized listened
`;

/** Said at any work: evidence for no trade and against none. */
export const commonWords = `
month months week weeks day days year years hour hours minute minutes time times morning afternoon evening night noon today yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday
person people man men woman women lady boy girl somebody everybody nobody friend family home name number numbers half part parts piece pieces side end top bottom middle place way thing first second third last next own new old same other whole full short long small big large good bad right left early late fast slow free ready sure
ask asked tell told say said call called go went come came give gave take took put get got make made let keep kept see saw seen look looked find found show showed know knew think thought want wanted need needed try tried start started stop stopped finish finished begin open opened close closed move moved change changed turn turned bring brought send sent write wrote read check checked help helped use used work worked stay stayed wait waited leave hold held stand stood sit sat run ran walk walked talk talked speak spoke hear heard listen learn learned meet met join joined happen happened become turn pick set cut drop dropped pass passed reach reached fall fell rise rose grow lose lost win won miss missed miss remember agree agreed explain explained decide decided prepare prepared
report list note notes plan step question answer point idea reason case problem issue result change difference group team company office boss manager supervisor senior staff colleague colleagues
one two three four five six seven eight nine ten eleven twelve fourteen twenty thirty hundred thousand percent rm again back away down up out off over under before after then once still every each both never always often already together alone later since until without between through near
book sheet line drive door water hand hands head face eyes word words phone email mail photo picture paper card table room floor box light street weekend online track door house
`;
